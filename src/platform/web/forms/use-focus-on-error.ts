import { type RefObject, useEffect, useRef } from 'react';
import { focusInSight } from '../browser/focus-in-sight.ts';

/**
 * Brings the one who filled in a form to the first field that is wrong, once the form can be used again; when none is,
 * back to its button, which lost the focus while it was disabled.
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, problems: object, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const isBack = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isBusy) return;
    const wrong = Object.keys(problems).length > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusInSight(wrong);
    else if (isBack && document.activeElement === document.body) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [form, problems, isBusy]);
}
