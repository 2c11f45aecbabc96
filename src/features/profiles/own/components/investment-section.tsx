import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { investmentTypes, sectors } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';
import { ChoiceField } from './choice-field.tsx';

export function InvestmentSection({ form }: { form: ProfileForm }) {
  return (
    <Section id="investeren" title="Investeringscriteria" intro="Hiermee vinden we projecten die bij je passen.">
      <ChoiceField
        name="preferredSectors"
        label="Sectoren"
        options={sectors}
        chosen={form.values.preferredSectors}
        error={form.problem('preferredSectors')}
        onChange={(preferredSectors) => form.change({ preferredSectors })}
      />
      <Grid gap={16} columns={2} align="start">
        <TextField
          label="Minimum in euro"
          hint="Zoveel heeft een project minstens nog nodig."
          inputMode="numeric"
          maxLength={16}
          {...form.field('investmentMin')}
        />
        <TextField
          label="Maximum in euro"
          hint="En zoveel hoogstens."
          inputMode="numeric"
          maxLength={16}
          {...form.field('investmentMax')}
        />
      </Grid>
      <ChoiceField
        name="investmentTypes"
        label="Manieren van investeren"
        options={investmentTypes}
        chosen={form.values.investmentTypes}
        error={form.problem('investmentTypes')}
        onChange={(chosen) => form.change({ investmentTypes: chosen })}
      />
    </Section>
  );
}
