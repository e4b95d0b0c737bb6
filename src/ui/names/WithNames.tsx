import { splitNames } from './split-names.ts';

interface Props {
  text: string;
  /** The names of people and firms that may be in the text. */
  names: string[];
}

/** WithNames.astro for islands. */
export const WithNames = ({ text, names }: Props) =>
  splitNames(text, names).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi key={index} translate="no">
        {part}
      </bdi>
    ),
  );
