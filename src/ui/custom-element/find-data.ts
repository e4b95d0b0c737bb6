/**
 * Finds what a custom element is given in an attribute of its own, such as words or an address: `data-failed` for "failed".
 * Throws an error that names the element and the attribute.
 */
export function findData(element: HTMLElement, name: string): string {
  const value = element.dataset[name];
  if (value) return value;
  throw new Error(`<${element.localName}> needs the attribute data-${name}.`);
}
