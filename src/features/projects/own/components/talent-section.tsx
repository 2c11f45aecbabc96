import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { RowsPart } from './rows-part.tsx';

export function TalentSection({ form }: { form: ProjectForm }) {
  return (
    <Section
      id="gezocht-talent"
      title="Gezocht Talent"
      intro="Wie je zoekt om dit samen te doen. Een naam voor de rol is genoeg om te beginnen."
    >
      <RowsPart form={form} name="roles" />
    </Section>
  );
}
