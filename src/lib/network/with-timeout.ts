/** Waits for the network, but fails with a `TimeoutError` after this many seconds. */
export function withTimeout<Value>(response: Promise<Value>, seconds: number): Promise<Value> {
  const tooLate = new Promise<never>((_, fail) => {
    const reason = new DOMException(`No answer came within ${seconds} seconds.`, 'TimeoutError');
    setTimeout(() => fail(reason), seconds * 1000);
  });
  return Promise.race([response, tooLate]);
}
