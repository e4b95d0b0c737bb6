export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

interface Device {
  canShare?: (link: { title: string; url: string }) => boolean;
  share?: (link: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/** Opens the device's share sheet. If there is none, or it fails, the address is copied. If that fails too, it is only logged. */
export async function shareLink(
  link: { title: string; url: string },
  device: Device,
): Promise<ShareOutcome> {
  try {
    if (device.share && (device.canShare?.(link) ?? true)) {
      await device.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
  }
  try {
    if (!device.clipboard) throw new Error('This browser has no clipboard.');
    await device.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    console.error(error);
  }
  return 'failed';
}
