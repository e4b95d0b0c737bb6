import type { ContentFile } from './content-file.ts';

export interface Problem {
  file: string;
  line: number;
  /** What is wrong and how to fix it. */
  message: string;
  /** A warning is shown but does not stop a build. */
  isWarning?: boolean;
}

/** A problem with a value of a file. */
export const problemIn = (file: ContentFile, at: PropertyKey[], message: string): Problem => ({
  file: file.path,
  line: file.lineOf(at),
  message,
});

/** One line for each problem, in the form that editors and terminals turn into a link. */
export const formatProblems = (problems: Problem[]) =>
  problems
    .map(
      ({ file, line, message, isWarning }) =>
        `${file}:${line} ${isWarning ? 'Warning: ' : ''}${message}`,
    )
    .join('\n');

/** A problem for each line that matches a pattern. */
export const findOnLines = (
  path: string,
  text: string,
  pattern: RegExp,
  tell: (found: string) => string,
): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const [found] = pattern.exec(line) ?? [];
    return found === undefined ? [] : [{ file: path, line: index + 1, message: tell(found) }];
  });
