import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { OptionalPart } from './optional-part.tsx';
import { TextPart } from './text-part.tsx';

export function ProblemSection({ form }: { form: ProjectForm }) {
  return (
    <Section id="probleem-oplossing" title="Probleem & Oplossing" intro="Lezers stappen in als ze het probleem herkennen. Begin daar.">
      <FormPart title="Het probleem">
        <TextPart form={form} name="problemStatement" />
        <TextPart form={form} name="problem" />
        <TextPart form={form} name="audience" />
      </FormPart>
      <FormPart title="De oplossing">
        <TextPart form={form} name="solutionStatement" />
        <TextPart form={form} name="solution" />
        <TextPart form={form} name="uniqueValue" />
      </FormPart>
      <OptionalPart
        form={form}
        title="Maak het concreet"
        note="Een klant als voorbeeld, en het verschil dat je maakt"
        names={['customerExample', 'before', 'after']}
      />
    </Section>
  );
}
