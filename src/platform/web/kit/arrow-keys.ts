import type { KeyboardEvent } from 'react';

const steps: Record<'row' | 'column', Record<string, 1 | -1>> = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
};

/** Moves focus among the links and buttons of an element: by the arrows along `axis`, and by Home and End. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>, axis: 'row' | 'column'): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const step = steps[axis][event.key];
  let next: HTMLElement | undefined;
  if (event.key === 'Home') next = items[0];
  else if (event.key === 'End') next = items.at(-1);
  // From before the first, the way back leads to the last.
  else if (step !== undefined) next = items.at((Math.max(at, step === 1 ? -1 : 0) + step) % items.length);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
