/** Waits for an answer of the network, but not for ever: fails after some seconds. */
export function within<Value>(seconds: number, answer: Promise<Value>): Promise<Value> {
  const tooLate = new Promise<never>((_, fail) => setTimeout(fail, seconds * 1000));
  return Promise.race([answer, tooLate]);
}
