import { type RefObject, useEffect } from 'react';

/** Brings the one who filled in a form to the first field that is wrong, once the form can be used again. */
export function useFocusOnError(form: RefObject<HTMLElement | null>, problems: object, isBusy: boolean): void {
  useEffect(() => {
    if (isBusy || Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problems, isBusy]);
}
