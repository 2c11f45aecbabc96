/** Brings somebody to a field by its name, or to the first one of its section. */
export function focusField(form: HTMLFormElement | null, name: string, section: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`);
  const field = named ?? document.getElementById(section)?.querySelector<HTMLElement>('input, select, textarea, button');
  field?.focus({ preventScroll: true });
  // In the middle of the window, clear of the bars at its edges.
  field?.scrollIntoView({ block: 'center' });
}
