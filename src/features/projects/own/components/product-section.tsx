import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { LinesPart } from './lines-part.tsx';
import { RowsPart } from './rows-part.tsx';

export function ProductSection({ form }: { form: ProjectForm }) {
  return (
    <Section id="product-dienst" title="Product & Dienst">
      <FormPart title="Functies" hint="Wat het product kan, en wat een klant daaraan heeft. Liever drie sterke dan zes halve.">
        <RowsPart form={form} name="features" />
      </FormPart>
      <LinesPart form={form} name="journey" />
    </Section>
  );
}
