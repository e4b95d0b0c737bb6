import { findPart } from '#ui/custom-element/find-part.ts';

/**
 * Shows the text of a badge while the pointer is over either, while the badge has the keyboard's focus, and after a press.
 * Escape or a press elsewhere hides it (WCAG 2.2, 1.4.13). The badge says nothing of this: a screen reader reads the text
 * as its description. Browsers without "hint" (Safari, Firefox) take the popover as "manual", which closes by script only.
 */
class ToolTip extends HTMLElement {
  connectedCallback() {
    const badge = findPart(this, 'badge', HTMLButtonElement);
    const text = findPart(this, 'text', HTMLParagraphElement);
    const show = () => void text.togglePopover({ force: true, source: badge });
    const hide = () => text.hidePopover();

    // A finger does not hover: it presses, here or elsewhere.
    this.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && show());
    this.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hide());
    badge.addEventListener('focus', () => badge.matches(':focus-visible') && show());
    badge.addEventListener('blur', hide);
    badge.addEventListener('click', show);
    // Chromium looks for the next tab stop inside an open popover, and finds none.
    badge.addEventListener('keydown', ({ key }) => key === 'Tab' && hide());
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
    document.addEventListener('pointerdown', ({ target }) => {
      if (!(target instanceof Node && this.contains(target))) hide();
    });
  }
}

// Safari before 17 has no popovers. Its badges have their names.
if ('popover' in HTMLElement.prototype) customElements.define('tool-tip', ToolTip);
