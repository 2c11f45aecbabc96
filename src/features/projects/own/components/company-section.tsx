import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { TextPart } from './text-part.tsx';

export function CompanySection({ form }: { form: ProjectForm }) {
  return (
    <Section id="bedrijfsgegevens" title="Bedrijfsgegevens">
      <Grid gap={16} columns={2} align="start">
        <TextPart form={form} name="companyName" />
        <TextField
          label="Ondernemings- of KVK-nummer"
          hint="We kijken alleen of het nummer klopt. Bijvoorbeeld: 0403.170.701."
          autoComplete="off"
          maxLength={20}
          {...form.field('companyNumber')}
        />
      </Grid>
      <TextPart form={form} name="slogan" />
      <TextPart form={form} name="speakerName" />
      <TextPart form={form} name="contactDetails" />
    </Section>
  );
}
