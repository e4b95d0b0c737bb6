/**
 * Scrolls the focused element fully into view (WCAG 2.2, 2.4.11). Browsers stop too early in two cases: at the first line
 * of a text area, which the tab bar may half cover, and at the edge of an item in a row that scrolls.
 */
export function keepFocusInView(content: HTMLElement) {
  content.addEventListener('focusin', ({ target }) => {
    // A row that scrolls has the role "group" (src/ui/carousel/).
    if (target instanceof Element && target.matches('textarea, [role=group] *'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
