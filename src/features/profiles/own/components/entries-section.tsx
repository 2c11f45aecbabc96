import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { ProfileEntry } from '../../contract.ts';
import { limits } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';
import style from './entries-section.module.css';
import { EntryFields, type EntryWords } from './entry-fields.tsx';

type Kind = 'experience' | 'education' | 'certifications';

const words: Record<Kind, EntryWords & { title: string; heading: string; add: string }> = {
  experience: {
    heading: 'Werkervaring',
    add: 'Werkervaring toevoegen',
    one: 'Werkervaring',
    title: 'Functie',
    organisation: 'Bedrijf',
    from: 'Van',
    to: 'Tot (leeg: nu)',
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
  const { heading, add, ...entryWords } = words[kind];
  const entries = form.values[kind];
  const list = useRef<HTMLDivElement>(null);

  const replace = (changed: ProfileEntry[]) => form.change({ [kind]: changed });

  function addEmpty() {
    replace([...entries, empty]);
    // Once the new entry is rendered, focus moves into it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus());
  }

  function remove(position: number) {
    replace(entries.filter((_entry, other) => other !== position));
    list.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus();
  }

  function moveUp(position: number) {
    const [before, moved] = [entries[position - 1], entries[position]];
    if (before !== undefined && moved !== undefined) replace(entries.toSpliced(position - 1, 2, moved, before));
  }

  return (
    <Section id={id} title={heading}>
      <div ref={list} className={style.entries}>
        {entries.map((entry, position) => (
          <EntryFields
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id; its fields are controlled, so its place is enough.
            key={position}
            entry={entry}
            position={position}
            words={entryWords}
            problemOf={(field) => form.problem(`${kind}.${position}.${field}`)}
            onChange={(changed) => replace(entries.with(position, changed))}
            onRemove={() => remove(position)}
            onMoveUp={() => moveUp(position)}
          />
        ))}
        {form.problem(kind) && (
          <Text tone="danger" size="small">
            {form.problem(kind)}
          </Text>
        )}
        <Button disabled={entries.length >= limits.entries} onClick={addEmpty}>
          <IconPlus size={20} aria-hidden />
          {add}
        </Button>
      </div>
    </Section>
  );
}
