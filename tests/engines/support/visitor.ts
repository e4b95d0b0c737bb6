import { expect } from '@playwright/test';
import type { Control, Driver } from './driver.ts';

const sizes = {
  'a phone': [390, 844],
  'a small phone': [360, 740],
  'a laptop': [1280, 800],
} as const;

/** Acts as a visitor, by the names on the page. */
export class Visitor {
  /** Complaints of the browser that the journey expects. */
  expected = /^$/;

  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  async hold(device: keyof typeof sizes) {
    const [width, height] = sizes[device];
    await this.driver.resize(width, height);
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(width);
  }

  /** Opens a path of the built site, or an address. */
  async open(address: string) {
    await this.driver.goto(new URL(address, this.site).href);
  }

  /** Runs a function in the page. It may use only its argument. */
  async evaluate<Argument, Result>(
    script: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    // The cast is safe, because the client returns what the script returns.
    return (await this.driver.evaluate(written(script, argument))) as Awaited<Result>;
  }

  async press(name: string) {
    // A press during a view transition would reach nothing.
    await expect(async () => (await this.find(name)).click()).toPass({ timeout: 15_000 });
  }

  async fill(name: string, text: string) {
    await (await this.find(name)).type(text);
    // Firefox scrolls to typed text in the next frame, which could move a button away from the pointer.
    await this.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  async attach(name: string, file: string) {
    await (await this.find(name)).attach(file);
  }

  async sees(text: string | RegExp) {
    await expect
      .poll(() => this.evaluate(() => document.body.innerText), { timeout: 15_000 })
      .toMatch(text instanceof RegExp ? text : new RegExp(text.replaceAll(/\W/g, '\\$&'), 'i'));
  }

  private async find(name: string): Promise<Control> {
    const control = await this.driver.find(written(findControl, name));
    if (!control) throw new Error(`Nothing is called “${name}”`);
    return control;
  }
}

const written = <Argument>(script: (argument: Argument) => unknown, argument?: Argument) =>
  `(${script})(${JSON.stringify(argument)})`;

/** Runs in the page. Finds a control by its name, or by its first words, and scrolls to it. */
function findControl(name: string): Element | undefined {
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    const words = [...labels, element].map(({ textContent }) => textContent).join(' ');
    return (element.ariaLabel ?? words).replaceAll(/\s+/g, ' ').trim();
  };
  const controls = document.querySelectorAll('a[href], button, summary, input, textarea, select');
  const shown = [...controls].filter(
    (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
  const found =
    shown.find((element) => nameOf(element).startsWith(name)) ??
    shown.find((element) => nameOf(element).includes(name));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
