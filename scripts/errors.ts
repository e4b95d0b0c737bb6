/** An error without a stack trace, so that people read its message. */
export const plainError = (message: string) => Object.assign(new Error(message), { stack: '' });

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Ends the program with a reason: a sentence or an error. */
export function stop(reason: unknown): never {
  console.error(messageOf(reason));
  process.exit(1);
}
