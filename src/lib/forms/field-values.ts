/** Consent is never part of a draft, because only the visitor may tick it. */
export const consentName = 'privacy_consent';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of these fields for a draft. A file's value is its name, even if a draft could not restore the file. */
export function readValues(form: HTMLFormElement, names: string[]): Record<string, string[]> {
  const data = new FormData(form);
  const values: Record<string, string[]> = {};
  for (const name of names) {
    if (name === consentName) continue;
    const field = form.elements.namedItem(name);
    const lost = (field instanceof HTMLInputElement && field.dataset['lost']) || '';
    const entries = data
      .getAll(name)
      .map((entry) => (typeof entry === 'string' ? entry : entry.name || lost))
      .filter(Boolean);
    if (entries.length > 0) values[name] = entries;
  }
  return values;
}

/** A file that was chosen before a reload and is still missing. Each file is returned once. */
export function takeLostFile(form: HTMLFormElement): { field: string; file: string } | undefined {
  for (const { name, dataset } of form.querySelectorAll<HTMLInputElement>('[data-lost]')) {
    const file = dataset['lost'];
    if (!file || dataset['told'] === file) continue;
    dataset['told'] = file;
    return { field: name, file };
  }
  return undefined;
}

/** Restores a draft, but does not overwrite new answers. A file input only gets the name of the file that it had. */
export function restoreValues(form: HTMLFormElement, values: Record<string, string[]>) {
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const saved = values[control.name];
    if (!saved) continue;
    if (control.type === 'file') {
      control.dataset['lost'] = saved[0];
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if ('checked' in control && control.type === 'checkbox') {
      control.checked ||= saved.includes(control.value);
    } else if (control.value === '') {
      control.value = saved[0] ?? '';
      // If the visitor is about to type here, the typing replaces the restored text.
      if ('select' in control && control.matches(':focus')) control.select();
    }
    // Visitors must see everything that they send.
    const details = control.closest('details');
    if (details) details.open = true;
  }
}
