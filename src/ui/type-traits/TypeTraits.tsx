import * as styles from './TypeTraits.css.ts';

interface Props {
  type: { strengths: string[]; workStyle: string[] };
  labels: { strengths: string; workStyle: string };
}

/** The strengths and the work style of one True Color. */
export const TypeTraits = ({ type, labels }: Props) => (
  <dl className={styles.traits}>
    <div>
      <dt className={styles.label}>{labels.strengths}</dt>
      {type.strengths.map((trait) => (
        <dd className={styles.trait} key={trait}>
          {trait}
        </dd>
      ))}
    </div>
    <div>
      <dt className={styles.label}>{labels.workStyle}</dt>
      {type.workStyle.map((trait) => (
        <dd className={styles.trait} key={trait}>
          {trait}
        </dd>
      ))}
    </div>
  </dl>
);
