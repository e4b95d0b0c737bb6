/**
 * Shows the text of a badge while the pointer is over either, or the badge has the keyboard's focus. A press shows it
 * without this script too, and Escape or a press elsewhere hides it.
 */
export function showTooltips() {
  for (const tooltip of document.querySelectorAll<HTMLElement>('[data-tooltip]')) {
    const place = tooltip.parentElement;
    const source = place?.querySelector('button');
    if (!place || !source) continue;

    const show = () => {
      // A tooltip would close the settings, which are a popover as well.
      if (document.querySelector('#settings:popover-open')) return;
      if (!tooltip.matches(':popover-open')) tooltip.showPopover({ source });
    };
    const hide = () => tooltip.hidePopover();
    // A finger does not hover: it presses, here or elsewhere.
    place.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && show());
    place.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hide());
    source.addEventListener('focus', () => source.matches(':focus-visible') && show());
    source.addEventListener('blur', hide);
    // Chromium would look for the next tab stop inside the open popover and find none.
    source.addEventListener('keydown', ({ key }) => key === 'Tab' && hide());
  }
}
