import { type RefObject, useId } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import type { useSaveSearchForm } from '../hooks.ts';
import { cadences, limits } from '../policy.ts';
import { cadenceOptions } from '../view/draft.ts';

type SearchDialogProps = {
  ref: RefObject<{ close(): void } | null>;
  title: string;
  form: Pick<ReturnType<typeof useSaveSearchForm>, 'props' | 'field' | 'values' | 'change' | 'isBusy'>;
  onClose: () => void;
};

/** Asks for a search's name, and how often it is mailed. */
export function SearchDialog({ ref, title, form, onClose }: SearchDialogProps) {
  const id = useId();

  function choose(value: string) {
    const chosen = cadences.find((each) => each === value);
    if (chosen !== undefined) form.change({ cadence: chosen });
  }

  return (
    <Dialog ref={ref} title={title} onClose={onClose}>
      <form id={id} {...form.props}>
        <Stack>
          <TextField label="Naam" maxLength={limits.name} readOnly={form.isBusy} {...form.field('name')} />
          <SelectField
            label="Mail bij iets nieuws"
            hint="Alleen als er iets nieuws is, om acht uur ’s ochtends."
            options={cadenceOptions}
            value={form.values.cadence}
            disabled={form.isBusy}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </Stack>
      </form>
      <Actions align="end" isPinned>
        <Button onClick={() => ref.current?.close()}>Annuleren</Button>
        <Button type="submit" form={id} tone="primary" aria-disabled={form.isBusy}>
          {form.isBusy ? 'Bezig...' : 'Bewaren'}
        </Button>
      </Actions>
    </Dialog>
  );
}
