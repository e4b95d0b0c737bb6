/** Makes the Share button work. Its `data-copied` is the message after the link was copied. */
export function listenToShare() {
  const button = document.getElementById('share');
  const status = document.getElementById('shared');
  if (!button || !status) return;
  button.addEventListener('click', async () => {
    status.textContent = '';
    const link = { title: document.title, url: location.origin + location.pathname };
    if (await shareOrCopy(link, navigator)) status.textContent = button.dataset['copied'] ?? '';
  });
}

/** Opens the device's share sheet. If there is none, or it fails, copies the address. True if it was copied. */
export async function shareOrCopy(link: { title: string; url: string }, device: Navigator) {
  try {
    if (device.canShare?.(link)) {
      await device.share(link);
      return false;
    }
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof Error && error.name === 'AbortError') return false;
  }
  try {
    await device.clipboard.writeText(link.url);
    return true;
  } catch (error) {
    console.error('The address could not be copied.', error);
    return false;
  }
}
