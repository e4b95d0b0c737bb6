/** An error without a stack trace, so that its message is what people read. */
export const plainError = (message: string) => Object.assign(new Error(message), { stack: '' });

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Ends the program. The reason is a sentence or an error. */
export function stop(reason: unknown): never {
  console.error(messageOf(reason));
  process.exit(1);
}
