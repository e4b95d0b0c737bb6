import { shareOrCopy } from '#features/cards/share.ts';
import { expect, test, vi } from 'vitest';

const link = { title: 'Ada Lovelace', url: 'https://analytical.example/cards/k7m2qd' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

/** Presses Share in a browser with these parts. Any others can share and copy. */
async function shareOn(parts: object) {
  const writeText = vi.fn<Clipboard['writeText']>();
  const device: object = { canShare: () => true, clipboard: { writeText }, ...parts };
  const isCopied = await shareOrCopy(link, device as Navigator);
  return { isCopied, copied: writeText.mock.calls.flat() };
}

const notCopied = { isCopied: false, copied: [] };

test('a shared link is shared and not copied', async () => {
  const share = vi.fn<Navigator['share']>();
  expect(await shareOn({ share })).toEqual(notCopied);
  expect(share.mock.calls).toEqual([[link]]);
});

test('a dismissed sheet copies nothing', async () => {
  expect(await shareOn({ share: refuse('AbortError') })).toEqual(notCopied);
});

test.each([
  ['refuses to share', { share: refuse('NotAllowedError') }],
  ['refuses the link', { share: refuse('DataError') }],
  ['cannot share it', { canShare: () => false, share: refuse('AbortError') }],
  ['has no sheet', { canShare: undefined }],
])('a device that %s copies the address', async (_what, device) => {
  expect(await shareOn(device)).toEqual({ isCopied: true, copied: [link.url] });
});

test.each([
  ['the clipboard refuses', { clipboard: { writeText: refuse('NotAllowedError') } }],
  ['there is no clipboard', { clipboard: undefined }],
])('where %s the reason is logged', async (_where, device) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await shareOn(device)).toEqual(notCopied);
  expect(error).toHaveBeenCalledOnce();
});
