import * as styles from './field.css.ts';

interface Props {
  id: string;
  message: string | undefined;
}

export function FieldError({ id, message }: Props) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id}>
      <span className={styles.hidden}>Error: </span>
      {message}
    </p>
  );
}
