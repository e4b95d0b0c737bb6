/**
 * Brings what has focus fully into view where browsers stop too early: at the first line of a text area, which may lie
 * half below the tab bar, and at a sliver of what stands in a row that scrolls (WCAG 2.2, 2.4.11).
 */
export function showFocused() {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('textarea, [data-row] *'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
