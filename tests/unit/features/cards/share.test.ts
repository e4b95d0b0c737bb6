import { shareOrCopy } from '#features/cards/share.ts';
import { expect, test, vi } from 'vitest';

const link = { title: 'Ada Lovelace', url: 'https://analytical.example/cards/k7m2qd' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

/** Presses Share in a browser with these functions. The others work. */
async function shareOn(parts: object, copyTheOldWay = () => false) {
  const writeText = vi.fn<Clipboard['writeText']>();
  const device: object = { canShare: () => true, clipboard: { writeText }, ...parts };
  const isCopied = await shareOrCopy(link, device as Navigator, copyTheOldWay);
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

const withoutClipboard = [
  ['the clipboard refuses', { clipboard: { writeText: refuse('NotAllowedError') } }],
  ['there is no clipboard', { clipboard: undefined }],
] as const;

test.each(withoutClipboard)(
  'where %s, as in the view of an app, the old way copies',
  async (_where, parts) => {
    const device = { ...parts, share: refuse('NotAllowedError') };
    expect(await shareOn(device, () => true)).toEqual({ isCopied: true, copied: [] });
  },
);

test.each(withoutClipboard)(
  'where %s and the old way fails the reason is logged',
  async (_where, parts) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const device = { ...parts, share: refuse('NotAllowedError') };
    expect(await shareOn(device)).toEqual(notCopied);
    expect(error).toHaveBeenCalledOnce();
  },
);
