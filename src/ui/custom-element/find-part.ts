/**
 * Finds a part inside a custom element by its `data-part`. An element looks only inside itself, so that it works anywhere.
 * Throws an error that names the element and the missing part.
 */
export function findPart<Part extends Element>(
  element: HTMLElement,
  name: string,
  type: new () => Part,
): Part {
  const part = element.querySelector(`[data-part="${name}"]`);
  if (part instanceof type) return part;
  throw new Error(`<${element.localName}> needs a ${type.name} with data-part="${name}".`);
}
