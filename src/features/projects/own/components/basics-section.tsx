import { DateField } from '../../../../platform/web/kit/date-field.tsx';
import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { TagField } from '../../../../platform/web/kit/tag-field.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { categories, categoryLabels, limits } from '../../policy.ts';
import type { ProjectForm } from '../hooks/project-form.ts';
import { fieldWords } from '../view/field-words.ts';
import { LinesPart } from './lines-part.tsx';
import { TextPart } from './text-part.tsx';

const options = [
  { value: '', label: 'Kies een categorie' },
  ...categories.map((category) => ({ value: category, label: categoryLabels[category] })),
];

export function BasicsSection({ form }: { form: ProjectForm }) {
  const { values } = form;
  const dates = { placeholder: 'Kies een datum', today: form.today, from: '1900-01-01', isOptional: true };
  return (
    <Section id="basisgegevens" title="Basisgegevens" intro="Met een titel, een korte beschrijving en een categorie kun je al publiceren.">
      <TextPart form={form} name="title" />
      <TextAreaField
        label={fieldWords.description.label}
        hint={fieldWords.description.hint}
        count={`${values.description.length}/${limits.description}`}
        rows={3}
        maxLength={limits.description}
        {...form.field('description')}
      />
      <Grid gap={16} columns={2} align="start">
        <SelectField
          label="Categorie"
          name="category"
          options={options}
          value={values.category}
          error={form.problem('category')}
          onChange={(event) => form.change({ category: event.currentTarget.value })}
        />
        <TextPart form={form} name="location" />
      </Grid>
      <TextPart form={form} name="fullDescription" />
      <TagField
        label="Tag toevoegen"
        listLabel="Tags"
        tags={values.tags}
        text={values.typedTag}
        most={limits.tags}
        maxLength={limits.tag}
        error={form.problem('tags')}
        onType={(typedTag) => form.change({ typedTag })}
        onChange={(tags) => form.change({ tags })}
      />
      <LinesPart form={form} name="objectives" fewest={1} />
      <Grid gap={16} columns={2} align="start">
        <DateField
          label="Startdatum"
          {...dates}
          value={values.startDate}
          error={form.problem('startDate')}
          onChange={(startDate) => form.change({ startDate })}
        />
        <DateField
          label="Einddatum"
          {...dates}
          value={values.endDate}
          error={form.problem('endDate')}
          onChange={(endDate) => form.change({ endDate })}
        />
      </Grid>
    </Section>
  );
}
