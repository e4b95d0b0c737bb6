type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in a form's fields, without files. */
export function readValues(form: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, entry] of new FormData(form)) {
    if (typeof entry === 'string' && entry) values[name] = [...(values[name] ?? []), entry];
  }
  return values;
}

/** Puts a draft back; what the visitor has entered since stays as it is. */
export function restoreValues(form: HTMLFormElement, values: Record<string, string[]>) {
  for (const control of listControls(form)) {
    const saved = values[control.name];
    if (!saved) continue;
    if (control.type === 'checkbox') {
      if (control instanceof HTMLInputElement && saved.includes(control.value))
        control.checked = true;
    } else if (control.value === '') {
      control.value = saved[0] ?? '';
    }
    // Nothing is sent that cannot be seen.
    const details = control.closest('details');
    if (details) details.open = true;
  }
}

const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'file') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
