import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../kit/box.ts';
import { Button } from '../kit/buttons.tsx';
import style from './form.module.css';

type FormProps = {
  form: { isBusy: boolean; props: Pick<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onSubmit'> };
  /** `narrow` in a wide column. */
  width?: 'full' | 'narrow';
  /** Names it to screen readers where no heading does. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
};

/** The fields of a `useForm` below each other; none can be changed while they are sent. */
export function Form({ form, width = 'full', 'aria-label': label, 'aria-labelledby': labelledBy, children }: FormProps) {
  return (
    <form {...form.props} aria-label={label} aria-labelledby={labelledBy}>
      <fieldset className={classes(style.fields, width === 'narrow' && style.narrow)} disabled={form.isBusy}>
        {children}
      </fieldset>
    </form>
  );
}

type SubmitButtonProps = {
  form: { isBusy: boolean };
  tone?: 'primary' | 'destructive';
  /** While it is sent. */
  busy?: string;
  children: string;
};

/** Sends a form. A press before the page works is kept until it does (early-press.ts), so the button is never off for that. */
export function SubmitButton({ form, tone = 'primary', busy = 'Bezig...', children }: SubmitButtonProps) {
  return (
    <Button type="submit" tone={tone} disabled={form.isBusy}>
      {form.isBusy ? busy : children}
    </Button>
  );
}
