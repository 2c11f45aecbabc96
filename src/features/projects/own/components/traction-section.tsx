import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { OptionalPart } from './optional-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { TextPart } from './text-part.tsx';

export function TractionSection({ form }: { form: ProjectForm }) {
  return (
    <Section id="tractie-bewijs" title="Tractie & Bewijsvoering" intro="Nog niets te melden? Sla dit over; het kan later.">
      <TextPart form={form} name="traction" />
      <FormPart title="Cijfers" hint="Wat je kunt tellen, met de dag waarop je het telde.">
        <RowsPart form={form} name="metrics" />
      </FormPart>
      <OptionalPart form={form} title="Je eerste versie" note="Wat je leerde van een proef of prototype" names={['mvpResults']} />
      <FormPart title="Concurrenten" hint="Noem wie het nu oplost. Geen concurrenten noemen maakt lezers wantrouwig.">
        <RowsPart form={form} name="competitors" />
      </FormPart>
      <TextPart form={form} name="competitiveAdvantage" />
    </Section>
  );
}
