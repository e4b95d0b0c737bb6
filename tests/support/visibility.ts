/** Runs in the page. Lists the texts that are transparent. */
export function findTransparent(elements: Element[]): string[] {
  return elements
    .filter(
      (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
    )
    .map((element) => element.textContent?.trim() ?? '');
}
