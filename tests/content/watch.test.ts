import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { contentGate } from '../../scripts/content/integration.ts';
import { edit } from './support/content-copy.ts';
import { member, set, useContent } from './support/ways.ts';

useContent();

/** The functions of Vite's server and Astro's logger that the watcher uses. */
function watch() {
  const watcher = new EventEmitter();
  const ws = { send: vi.fn<(message: object) => void>(), on: vi.fn<() => void>() };
  const server = {
    watcher,
    ws,
    middlewares: { use: vi.fn<() => void>() },
  } as unknown as ViteDevServer;
  const [error, info] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
  const logger = { error, info } as unknown as AstroIntegrationLogger;
  const setUp = contentGate().hooks['astro:server:setup'];
  // The hook uses none of Astro's other options.
  void setUp?.({ server, logger } as Parameters<NonNullable<typeof setUp>>[0]);
  return {
    change: (path: string) => watcher.emit('all', 'change', resolve(path)),
    error,
    info,
    ws,
  };
}

afterEach(() => void vi.useRealTimers());

test('while somebody edits, a mistake is told once, and that it is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { change, error, info, ws } = watch();
  edit(member, set('role', '*home'));
  change(`content/${member}`);
  vi.advanceTimersByTime(100);
  // This change happens while the first one is being checked.
  change(`content/${member}`);
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 20_000 });
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`content/${member}:3`));
  expect(error).toHaveBeenCalledOnce();

  edit(member, set('role', 'Lead'));
  change(`content/${member}`);
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(info).toHaveBeenCalledWith('The content is in order again.');
  expect(ws.send).toHaveBeenLastCalledWith({ type: 'full-reload' });
});

test('a change elsewhere is none of the content, even in a folder of that name', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { change } = watch();
  change('scripts/content/gate.ts');
  change('tests/content/ways.test.ts');
  expect(vi.getTimerCount()).toBe(0);
  change('content/site.yaml');
  expect(vi.getTimerCount()).toBe(1);
});
