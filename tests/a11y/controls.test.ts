import { desk, phone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { journeys, layouts } from './support/states.ts';

// WCAG 2.2: 2.5.8 for a mouse, 2.5.5 for a finger.
const pointers = [
  { pointer: 'a mouse', use: { viewport: desk }, least: 24 },
  { pointer: 'a finger', use: { viewport: phone, hasTouch: true, isMobile: true }, least: 44 },
];

for (const { pointer, use, least } of pointers) {
  test.describe(`with ${pointer}`, () => {
    test.use(use);

    for (const { path, states } of journeys.filter((journey) => layouts.includes(journey.path))) {
      test(`the controls of ${path} have ${least} px, and can be told from what is around them in forced colours`, async ({
        page,
      }) => {
        // A page has up to ten states, each tested twice.
        test.slow();
        await page.goto(path);
        for (const { name, reach } of states) {
          await reach?.(page);
          await page.setViewportSize(use.viewport);
          const controls = await page.evaluate(listControls);
          expect(controls.length).toBeGreaterThan(0);
          const small = controls.filter(
            ({ width, height, isInline }) => !isInline && Math.min(width, height) < least,
          );
          expect.soft(small, name).toEqual([]);
          await page.emulateMedia({ forcedColors: 'active' });
          const forced = await page.evaluate(listControls);
          const unbounded = forced.filter(({ isBounded }) => !isBounded);
          expect.soft(unbounded, name).toEqual([]);
          await page.emulateMedia({ forcedColors: 'none' });
        }
      });
    }
  });
}

test('with forced colours a switch looks different when it is on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  for (const control of await page.getByRole('switch').all()) {
    // Without the words beside it, which have ids.
    const track = control.locator('> span:not([id])');
    const off = await track.screenshot();
    await control.click();
    await expect(control).toBeChecked();
    expect((await track.screenshot()).equals(off)).toBe(false);
  }
});

/**
 * Runs in the page by itself, so all that it uses is inside it. Lists everything that can be pressed, with the size of the
 * target.
 */
function listControls() {
  const probe = document.createElement('i');
  document.body.append(probe);
  const systemColor = (name: string) => {
    probe.style.setProperty('color', name);
    return getComputedStyle(probe).color;
  };
  const [canvas, text] = [systemColor('Canvas'), systemColor('CanvasText')];
  probe.remove();

  /** Whether a border, an underline, a system colour, a named picture or a visible icon shows that it can be pressed. */
  const isBounded = (part: Element) => {
    const style = getComputedStyle(part);
    const hasBorder =
      Number.parseFloat(style.borderBlockEndWidth) > 0 && style.borderBlockEndColor !== canvas;
    const isLink = ![canvas, text].includes(style.color);
    const isDrawn =
      part instanceof SVGElement &&
      [style.fill, style.stroke, part.localName === 'use' ? style.color : ''].includes(text);
    const isPicture = part instanceof HTMLImageElement && part.alt !== '';
    // The browser draws this control.
    const isNative = part.matches('input') && style.appearance !== 'none';
    const isUnderlined = style.textDecorationLine === 'underline';
    return isNative || hasBorder || isLink || isDrawn || isPicture || isUnderlined;
  };

  const pressable = 'a[href], button, input, select, textarea, summary, [role=switch]';
  // What is behind a dialog cannot be pressed.
  const root = document.querySelector('dialog[open]') ?? document.body;
  return [...root.querySelectorAll(pressable)].flatMap((element) => {
    if (element.matches(':disabled') || element.closest('[inert]')) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    // A link may be stretched over its box.
    const after = getComputedStyle(element, '::after');
    const isStretched = after.position === 'absolute' && after.inset === '0px';
    const card = isStretched && element instanceof HTMLElement && element.offsetParent;
    const box = (card || element.closest('label') || element).getBoundingClientRect();
    // Visible only with the keyboard focus.
    if (getComputedStyle(element).clipPath !== 'none' || box.width * box.height === 0) return [];
    const { display } = getComputedStyle(element);
    const sentence = element.parentElement?.closest('p, li, dd, label, figcaption, td');
    const words = sentence?.textContent?.trim() ?? '';
    const own = element.textContent?.trim() ?? '';
    const isTransparent = !element.checkVisibility({ opacityProperty: true });
    return {
      name: `${element.localName} ${(element.getAttribute('aria-label') ?? own).slice(0, 50)}`,
      width: Math.round(box.width * 10) / 10,
      height: Math.round(box.height * 10) / 10,
      // A link in a sentence may be small (WCAG 2.2, 2.5.8, "inline").
      isInline: display === 'inline' && words.length > own.length,
      // With the visitor's own colours, it differs from plain text.
      isBounded: isTransparent || [element, ...element.querySelectorAll('*')].some(isBounded),
    };
  });
}
