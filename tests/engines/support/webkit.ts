import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, type WebElement } from 'selenium-webdriver';
// @ts-expect-error The types name the folder, which Node does not import.
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { Start } from './driver.ts';

/** WebKitGTK's own driver and its small browser, on a virtual screen. */
export const startWebkit =
  (driver: string, binary: string): Start =>
  async (folder) => {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = await once(createInterface(screen.stdio[3] as Readable), 'line');

    // The settings of the desktop decide where downloads go. Small buttons let the window be as narrow as a phone.
    writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"`);
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { font-size: 1px; padding: 0 }');
    let opened = 0;
    /**
     * WebKit's driver never responds if the browser ends before they are connected. On a busy machine that happened in
     * about one of sixty sessions. Both are then started again.
     */
    async function openSession() {
      // The protocol does not report the console, but the browser writes it to its output.
      const log = join(folder, `log-${opened++}`);
      const service = new DriverService.Builder(driver)
        // It listens only on the loopback address.
        .setLoopback(true)
        .setEnvironment({ ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder })
        .setStdio(['ignore', openSync(log, 'w'), 'ignore'])
        .build();
      const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
      const opening = new Builder()
        .usingServer(await service.start())
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args },
        })
        .build();
      const session = await Promise.race([opening, wait(15_000)]);
      if (session) return { session, service, log };
      opening.catch(() => undefined);
      await service.kill();
      return openSession();
    }

    return {
      async close() {
        screen.kill();
      },
      async open() {
        const { session, service, log } = await openSession();
        const evaluate = (expression: string) =>
          session.executeScript<unknown>(`return ${expression}`);
        return {
          // Only the size of the window can be set.
          async resize(width, height) {
            const window = session.manage().window();
            const outer = await window.getRect();
            const inner = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
            await window.setRect({
              width: width + outer.width - inner[0],
              height: height + outer.height - inner[1],
            });
          },
          goto: (address) => session.get(address),
          evaluate,
          async find(expression) {
            const element = (await evaluate(expression)) as WebElement | null;
            return (
              element && {
                click: () => element.click(),
                type: (text) => element.sendKeys(text),
                attach: (file) => element.sendKeys(file),
              }
            );
          },
          complaints: () =>
            readFileSync(log, 'utf8')
              .split('\n')
              .filter((line) => /^CONSOLE.* ERROR /.test(line)),
          async close() {
            await session.quit();
            await service.kill();
          },
        };
      },
    };
  };
