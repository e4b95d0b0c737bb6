/** An error that is told in its own words: without a trace, behind which nobody would look for them. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
