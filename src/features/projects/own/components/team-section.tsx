import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { OptionalPart } from './optional-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { TextPart } from './text-part.tsx';

export function TeamSection({ form }: { form: ProjectForm }) {
  return (
    <Section id="team-roadmap" title="Team & Roadmap">
      <FormPart title="Team" hint="Wie eraan werkt. Noem alleen mensen die dat goed vinden.">
        <RowsPart form={form} name="team" />
      </FormPart>
      <TextPart form={form} name="teamDescription" />
      <FormPart
        title="Mijlpalen"
        anchor="milestones"
        hint="Wat er klaar is, en wat wanneer komt. Verzet je een datum na publicatie, dan blijft de vorige zichtbaar."
      >
        <RowsPart form={form} name="milestones" />
      </FormPart>
      <OptionalPart form={form} title="Meer over team en planning" note="Adviseurs en een toelichting" names={['advisors', 'roadmap']} />
    </Section>
  );
}
