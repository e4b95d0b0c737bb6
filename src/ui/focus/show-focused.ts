// Scrolls the focused element fully into view. Browsers stop too early in two places: at the first line of a text area,
// which the tab bar may half cover, and at the edge of an item in a row that scrolls (WCAG 2.2, 2.4.11).
addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches('textarea, [data-carousel] li *'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
