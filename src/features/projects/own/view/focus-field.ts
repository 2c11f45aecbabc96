import { focusInSight } from '../../../../platform/web/browser/focus-in-sight.ts';

/** Brings somebody to a field by its name, to the first of a list by the list's name, or to the first one of its section. */
export function focusField(form: HTMLFormElement | null, name: string, section: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`);
  const inList = form?.querySelector<HTMLElement>(`[data-list="${name}"] :is(input, select, textarea, button)`);
  const field = named ?? inList ?? document.getElementById(section)?.querySelector<HTMLElement>('input, select, textarea, button');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  if (field) focusInSight(field);
}
