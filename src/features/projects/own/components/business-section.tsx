import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { OptionalPart } from './optional-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { TextPart } from './text-part.tsx';

export function BusinessSection({ form }: { form: ProjectForm }) {
  return (
    <Section id="businessmodel-verkoop" title="Businessmodel & Go-to-Market" intro="Hoe er geld binnenkomt, en hoe klanten je vinden.">
      <TextPart form={form} name="businessModel" />
      <FormPart title="Prijzen" hint="Wat een klant betaalt. Een eerste schatting is genoeg.">
        <RowsPart form={form} name="prices" />
      </FormPart>
      <TextPart form={form} name="acquisition" />
      <FormPart title="Kanalen" hint="De wegen waarlangs je klanten bereikt.">
        <RowsPart form={form} name="channels" />
      </FormPart>
      <OptionalPart
        form={form}
        title="Meer over de verkoop"
        note="Marketing, verkoop en distributie"
        names={['marketing', 'sales', 'distribution']}
      />
    </Section>
  );
}
