/** An error without a stack trace, so that its message is what people read. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Whether the system refused something for one of these reasons, such as EADDRINUSE. */
export const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Ends the program. */
export function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
