import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { limits } from '../../policy.ts';
import type { JobForm } from '../hooks/job-form.ts';
import { contentOf } from '../view/job-words.ts';
import { LineList } from './line-list.tsx';
import { WordHints } from './word-hints.tsx';

/** The work itself, and what it asks and gives. */
export function ContentSection({ form }: { form: JobForm }) {
  return (
    <Section id="omschrijving" title="Inhoud">
      <TextAreaField
        label="Omschrijving"
        hint="Wat iemand bij je doet, met wie, en waarom het telt."
        rows={8}
        maxLength={limits.description}
        required
        {...form.field('description')}
      />
      <LineList form={form} name="requirements" />
      <LineList form={form} name="benefits" />
      <WordHints texts={contentOf(form.values)} type={form.values.type} />
    </Section>
  );
}
