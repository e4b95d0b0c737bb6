import { shareLink } from '#features/cards/share.ts';
import { expect, test, vi } from 'vitest';

const link = { title: 'Ada Lovelace', url: 'https://analytical.example/cards/k7m2qd' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

function makeClipboard() {
  const copied: string[] = [];
  return { copied, writeText: async (text: string) => void copied.push(text) };
}

test('a shared link is shared and not copied', async () => {
  const clipboard = makeClipboard();
  const shared: unknown[] = [];
  const share = async (what: unknown) => void shared.push(what);
  expect(await shareLink(link, { share, clipboard })).toBe('shared');
  expect(shared).toEqual([link]);
  expect(clipboard.copied).toEqual([]);
});

test('a dismissed sheet copies nothing', async () => {
  const clipboard = makeClipboard();
  expect(await shareLink(link, { share: refuse('AbortError'), clipboard })).toBe('dismissed');
  expect(clipboard.copied).toEqual([]);
});

test('a device that refuses or cannot share copies the address', async () => {
  const cannot = { canShare: () => false, share: () => Promise.reject(new Error('was asked')) };
  for (const device of [
    { share: refuse('NotAllowedError') },
    { share: refuse('DataError') },
    cannot,
    {},
  ]) {
    const clipboard = makeClipboard();
    expect(await shareLink(link, { ...device, clipboard })).toBe('copied');
    expect(clipboard.copied).toEqual([link.url]);
  }
});

test('where nothing works, also where there is no clipboard, it failed and the reason is logged', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const clipboard = { writeText: refuse('NotAllowedError') };
  expect(await shareLink(link, { clipboard })).toBe('failed');
  expect(error).toHaveBeenCalledOnce();
  expect(await shareLink(link, {})).toBe('failed');
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
