/**
 * Reads the text fields of a form whose text differs from these values: typed before the page worked, filled in by a
 * password manager that fires no event, or meant to stay out of state as passwords are.
 */
export function readTyped(form: HTMLFormElement | null, values: object): Record<string, string> {
  const typed: Record<string, string> = {};
  const known: [string, unknown][] = Object.entries(values);
  for (const [name, value] of known) {
    const control = form?.elements.namedItem(name);
    if (typeof value !== 'string' || !isTextField(control)) continue;
    // A text area reports its line breaks as one character.
    if (control.value !== value.replaceAll('\r\n', '\n')) typed[name] = control.value;
  }
  return typed;
}

function isTextField(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return control.type !== 'checkbox' && control.type !== 'radio';
  return control instanceof HTMLTextAreaElement;
}
