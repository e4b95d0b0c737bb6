/** Finds the words that a custom element has in an attribute of its own: `data-failed` for "failed". */
export function findWords(element: HTMLElement, name: string): string {
  const words = element.dataset[name];
  if (words) return words;
  throw new Error(`<${element.localName}> needs the words data-${name}.`);
}
