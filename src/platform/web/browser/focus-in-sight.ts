/**
 * Brings somebody to a field, in the middle of the window: bars at its edges would cover it, or what is said below it. A
 * choice is shown with all that it is one of.
 */
export function focusInSight(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const choices = field.matches('[type="radio"], [type="checkbox"]') ? field.closest('fieldset:has(> legend)') : null;
  (choices ?? field).scrollIntoView({ block: 'center' });
}
