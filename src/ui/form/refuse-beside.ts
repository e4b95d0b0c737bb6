/**
 * Stops the browser from replacing the page with a file that is dropped beside its field. Returns a function that ends
 * this.
 */
export function refuseBeside(field: Element | null): () => void {
  const refuse = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (target === field || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  const stop = new AbortController();
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, refuse, { signal: stop.signal });
  return () => stop.abort();
}
