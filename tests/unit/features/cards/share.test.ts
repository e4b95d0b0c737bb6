import { shareOrCopy } from '#features/cards/share.ts';
import { expect, test, vi } from 'vitest';

const link = { title: 'Ada Lovelace', url: 'https://analytical.example/cards/k7m2qd' };
/** A browser that has only these parts. */
const shareOn = (parts: object) => shareOrCopy(link, parts as Navigator);
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

function makeClipboard() {
  const copied: string[] = [];
  return { copied, writeText: async (text: string) => void copied.push(text) };
}

test('a shared link is shared and not copied', async () => {
  const clipboard = makeClipboard();
  const shared: unknown[] = [];
  const share = async (what: unknown) => void shared.push(what);
  expect(await shareOn({ share, clipboard })).toBe(false);
  expect(shared).toEqual([link]);
  expect(clipboard.copied).toEqual([]);
});

test('a dismissed sheet copies nothing', async () => {
  const clipboard = makeClipboard();
  expect(await shareOn({ share: refuse('AbortError'), clipboard })).toBe(false);
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
    expect(await shareOn({ ...device, clipboard })).toBe(true);
    expect(clipboard.copied).toEqual([link.url]);
  }
});

test('where nothing works, also where there is no clipboard, the reason is logged', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const clipboard = { writeText: refuse('NotAllowedError') };
  expect(await shareOn({ clipboard })).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  expect(await shareOn({})).toBe(false);
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
