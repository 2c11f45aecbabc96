import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { MonthField } from '../../../../platform/web/kit/month-field.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import type { ProfileEntry } from '../../contract.ts';
import { limits } from '../../policy.ts';

/** The names of an entry's parts, which differ by kind. */
export type EntryWords = {
  title: string;
  organisation: string;
  from: string;
  to: string /** Its end isn't to come: of work, not of a study or a certificate. */;
  isOver?: boolean;
};

type EntryFieldsProps = {
  entry: ProfileEntry;
  words: EntryWords;
  problemOf: (field: keyof ProfileEntry) => string | undefined;
  onChange: (entry: ProfileEntry) => void;
};

export function EntryFields({ entry, words, problemOf, onChange }: EntryFieldsProps) {
  return (
    <>
      <Grid gap={16} columns={2} align="start">
        <TextField
          label={words.title}
          required
          maxLength={limits.entryTitle}
          value={entry.title}
          error={problemOf('title')}
          onChange={(event) => onChange({ ...entry, title: event.currentTarget.value })}
        />
        <TextField
          label={words.organisation}
          maxLength={limits.entryTitle}
          value={entry.organisation}
          error={problemOf('organisation')}
          onChange={(event) => onChange({ ...entry, organisation: event.currentTarget.value })}
        />
        <MonthField
          isPast
          label={words.from}
          value={entry.from}
          error={problemOf('from')}
          onChange={(from) => onChange({ ...entry, from })}
        />
        <MonthField
          isPast={words.isOver === true}
          label={words.to}
          value={entry.to}
          error={problemOf('to')}
          onChange={(to) => onChange({ ...entry, to })}
        />
      </Grid>
      <TextAreaField
        label="Toelichting"
        rows={2}
        maxLength={limits.entryDescription}
        value={entry.description}
        error={problemOf('description')}
        onChange={(event) => onChange({ ...entry, description: event.currentTarget.value })}
      />
    </>
  );
}
