import { RowList } from '../../../../platform/web/kit/row-list.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProfileEntry } from '../../contract.ts';
import { limits } from '../../policy.ts';
import { periodOf } from '../../view/period.ts';
import type { ProfileForm } from '../hooks.ts';
import { EntryFields, type EntryWords } from './entry-fields.tsx';

type Kind = 'experience' | 'education' | 'certifications';

const words: Record<Kind, EntryWords & { one: string; heading: string; add: string }> = {
  experience: {
    heading: 'Werkervaring',
    add: 'Werkervaring toevoegen',
    one: 'Werkervaring',
    title: 'Functie',
    organisation: 'Bedrijf',
    from: 'Van',
    to: 'Tot (leeg: nu)',
    isOver: true,
  },
  education: {
    heading: 'Opleiding',
    add: 'Opleiding toevoegen',
    one: 'Opleiding',
    title: 'Richting of diploma',
    organisation: 'School',
    from: 'Van',
    to: 'Tot (leeg: nu)',
  },
  certifications: {
    heading: 'Certificaten',
    add: 'Certificaat toevoegen',
    one: 'Certificaat',
    title: 'Naam van het certificaat',
    organisation: 'Uitgereikt door',
    from: 'Behaald in',
    to: 'Geldig tot',
  },
};

const empty: ProfileEntry = { title: '', organisation: '', from: null, to: null, description: '' };

/** Entries of one kind, in their owner's order. */
export function EntriesSection({ form, id, kind }: { form: ProfileForm; id: string; kind: Kind }) {
  const { heading, add, one, ...entryWords } = words[kind];
  return (
    <Section id={id} title={heading}>
      <RowList
        rows={form.values[kind]}
        makeRow={() => empty}
        most={limits.entries}
        add={add}
        nameOf={(entry, position) => entry.title.trim() || `${one} ${position + 1}`}
        error={form.problem(kind)}
        summaryOf={(entry) => [entry.organisation, periodOf(entry, kind !== 'certifications')].filter((part) => part !== '').join(' · ')}
        isWrong={(position) =>
          Object.keys(form.problems).some((path) => path.startsWith(`${kind}.${position}.`) && form.problems[path] !== undefined)
        }
        onChange={(entries) => form.change({ [kind]: entries })}
      >
        {(entry, position, change) => (
          <EntryFields
            entry={entry}
            words={entryWords}
            problemOf={(field) => form.problem(`${kind}.${position}.${field}`)}
            onChange={change}
          />
        )}
      </RowList>
    </Section>
  );
}
