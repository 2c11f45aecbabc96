import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useFocusOnError } from '../../../platform/web/forms/use-focus-on-error.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { DateField } from '../../../platform/web/kit/date-field.tsx';
import { SelectField } from '../../../platform/web/kit/select-field.tsx';
import { TextAreaField } from '../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { meetingLimits, meetingTypeLabels, meetingTypes } from '../policy.ts';
import { checkDraft, type Draft, endFor, type MeetingFields, type Problems, problemsOf } from '../view/draft.ts';
import style from './meeting-form.module.css';
import { OverlapNote } from './overlap-note.tsx';
import { ParticipantField } from './participant-field.tsx';
import { TimeFields } from './time-fields.tsx';

const typeOptions = meetingTypes.map((value) => ({ value, label: meetingTypeLabels[value] }));

type MeetingFormProps = {
  initial: Draft;
  zone: string;
  /** The meeting that is changed; its participant can't change. */
  changedId?: string;
  words: { save: string; saving: string; failed: string };
  /** A notice above the buttons, for the current values. */
  notice?: ((draft: Draft) => ReactNode) | undefined;
  /** Resolves once the meeting is stored. */
  save: (fields: MeetingFields, person: PersonSummary) => Promise<unknown>;
  onSaved: (fields: MeetingFields) => void;
  tellDirty: (isDirty: boolean) => void;
  onCancel: () => void;
};

/** The form of a meeting. Keeps typed values until they are saved. */
export function MeetingForm(props: MeetingFormProps) {
  const { zone, changedId, words, notice, save, onSaved, tellDirty, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(props.initial);
  const [draft, setDraft] = useState(initial);
  const [isEndTouched, setEndTouched] = useState(initial.endsNextDay);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  useFocusOnError(form, problems, isBusy);

  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  useEffect(() => tellDirty(isDirty), [tellDirty, isDirty]);

  function change(part: Partial<Draft>) {
    if (part.end !== undefined) setEndTouched(true);
    const end = part.start && !isEndTouched ? { end: endFor(part.start, draft.planned) } : {};
    const changes = { ...end, ...part };
    setDraft((before) => ({ ...before, ...changes }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  }

  function refuse(found: Problems, message: string) {
    setProblems(found);
    toast({ kind: 'error', title: 'Fout', message });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkDraft(draft, zone, Date.now());
    if ('problems' in checked) return refuse(checked.problems, checked.message);
    const { fields, person } = checked.right;
    setProblems({});
    setBusy(true);
    try {
      await save(fields, person);
    } catch (error) {
      const failure = readFailure(error);
      setBusy(false);
      return refuse(failure === null ? {} : problemsOf(failure), failure?.message ?? words.failed);
    }
    tellDirty(false);
    onSaved(fields);
  }

  return (
    <form ref={form} method="post" noValidate className={style.form} onSubmit={(event) => void submit(event)}>
      <fieldset className={style.fields} disabled={isBusy}>
        <TextField
          label="Titel *"
          name="title"
          autoComplete="off"
          aria-required
          maxLength={meetingLimits.title}
          value={draft.title}
          error={problems.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        {changedId === undefined && (
          <ParticipantField person={draft.person} error={problems.person} onChange={(person) => change({ person })} />
        )}
        <DateField
          label="Datum *"
          placeholder="Selecteer datum"
          today={dayOf(new Date().toISOString(), zone)}
          value={draft.day}
          error={problems.day}
          onChange={(day) => change({ day })}
        />
        <div>
          <TimeFields draft={draft} problems={problems} zone={zone} change={change} />
          <OverlapNote draft={draft} zone={zone} changedId={changedId} />
        </div>
        <div className={style.pair}>
          <SelectField
            label="Type"
            name="meetingType"
            options={typeOptions}
            value={draft.meetingType}
            onChange={({ currentTarget }) =>
              change({ meetingType: meetingTypes.find((type) => type === currentTarget.value) ?? 'in-person' })
            }
          />
          <TextField
            label="Locatie"
            name="location"
            placeholder="Meeting locatie"
            autoComplete="off"
            maxLength={meetingLimits.location}
            value={draft.location}
            error={problems.location}
            onChange={(event) => change({ location: event.currentTarget.value })}
          />
        </div>
        <TextAreaField
          label="Beschrijving"
          name="description"
          rows={3}
          maxLength={meetingLimits.description}
          value={draft.description}
          error={problems.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        {notice?.(draft)}
      </fieldset>
      <Actions align="end" isPinned>
        <Button disabled={isBusy} onClick={onCancel}>
          Annuleren
        </Button>
        <Button type="submit" tone="primary" disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </Actions>
    </form>
  );
}
