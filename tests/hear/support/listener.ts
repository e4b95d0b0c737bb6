import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Desktop } from './desktop.ts';
import { program } from './programs.ts';

/** After this many milliseconds of silence, nothing more is spoken. */
const silence = 300;
const silenceOfNewPage = 1500;

/** A visitor with a screen reader and a keyboard. */
export class Listener {
  readonly #desktop: Desktop;
  readonly page: Page;

  constructor(desktop: Desktop, page: Page) {
    this.#desktop = desktop;
    this.page = page;
  }

  /**
   * Opens a page and waits until Orca knows it. Orca says "Loading" at the start, but not always that it has finished: not if
   * a list of the last page had the focus.
   */
  open = (path: string) => this.#hear(() => this.page.goto(path), ['Loading'], silenceOfNewPage);

  /** Presses a key, named as in X11, and waits until these words are spoken in this order. Returns all that was spoken. */
  press = (key: string, ...words: string[]) => this.#hear(() => this.#xdotool('key', key), words);

  type = (text: string, ...words: string[]) => this.#hear(() => this.#xdotool('type', text), words);

  /** Saves the keys that lead to a control. */
  goTo = (control: Locator, ...words: string[]) => this.#hear(() => control.focus(), words);

  async #hear(act: () => unknown, words: string[], pause = silence): Promise<string> {
    const { spoken } = this.#desktop;
    const from = spoken.length;
    const heard = () => spoken.slice(from).join('\n');
    await act();
    const inOrder = new RegExp(words.map((word) => RegExp.escape(word)).join('[^]*'));
    await expect.poll(heard, { timeout: 20_000 }).toMatch(inOrder);
    for (let count = -1; count < spoken.length;) {
      count = spoken.length;
      await wait(pause);
    }
    return heard();
  }

  #xdotool(...words: string[]) {
    execFileSync(program('xdotool'), words, { env: this.#desktop.env });
  }
}
