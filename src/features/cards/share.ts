/** Opens the device's share sheet. If there is none, or it fails, copies the address. True if it was copied. */
export async function shareOrCopy(
  link: { title: string; url: string },
  device: Navigator,
  copyTheOldWay = copySelection,
) {
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
    if (copyTheOldWay(link.url)) return true;
    console.error('The address could not be copied.', error);
    return false;
  }
}

/** In the view of an app the clipboard may refuse, while a selected text can still be copied. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Otherwise a phone would show its keyboard.
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
