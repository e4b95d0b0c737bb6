import { useFormState } from './form-context.ts';
import * as styles from './outcome.css.ts';

/** Something to read, and the options that it is about. */
export interface ReadingLink {
  href: string;
  title: string;
  /** A result as a figure. `text` says what it means. */
  figure?: string;
  text?: string;
  options: string[];
}

interface Props {
  links: readonly ReadingLink[];
  ticked: readonly string[];
}

/** The link that is about most of the ticked options, or else the first. */
export function Reading({ links, ticked }: Props) {
  const { words } = useFormState().setup;
  const matches = ({ options }: ReadingLink) => options.filter((id) => ticked.includes(id)).length;
  const most = Math.max(...links.map(matches));
  const best = links.find((link) => matches(link) === most);
  return (
    best && (
      <p className={styles.reading}>
        {best.figure && <span className={styles.figure}>{`${best.figure} `}</span>}
        {best.text && <span>{best.text}</span>}
        <a href={best.href}>{`${words.sent.read}: ${best.title}`}</a>
      </p>
    )
  );
}
