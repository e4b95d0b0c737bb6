import { wake } from '#ui/island/wake.ts';

/**
 * Names the carousel and its slides for screen readers, and lets the keyboard reach the row, while it scrolls.
 * Slides that are all side by side need no names.
 */
export function nameSlides(carousel: HTMLElement) {
  const row = carousel.querySelector<HTMLElement>('[data-row]');
  const { name = '', place = '', carousel: query = '' } = carousel.dataset;
  if (!row) return;
  const narrow = matchMedia(query);
  const describe = (element: Element, attributes: Record<string, string>) => {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (narrow.matches) element.setAttribute(attribute, value);
      else element.removeAttribute(attribute);
    }
  };
  const update = () => {
    describe(carousel, { role: 'group', 'aria-label': name, 'aria-roledescription': 'carousel' });
    describe(row, { role: 'group', 'aria-label': name, tabindex: '0' });
    [...row.children].forEach((slide, i, { length }) => {
      const label = place.replace('{place}', `${i + 1}`).replace('{count}', `${length}`);
      describe(slide, { role: 'group', 'aria-label': label, 'aria-roledescription': 'slide' });
    });
  };
  narrow.addEventListener('change', update);
  // The arrows need to know to which slide a swipe has led.
  row.addEventListener('scroll', () => wake(row.nextElementSibling), { once: true });
  update();
}
