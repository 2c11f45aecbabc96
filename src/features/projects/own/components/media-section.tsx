import { Section } from '../../../../platform/web/kit/section.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { FormPart } from './form-part.tsx';
import { ProjectImage } from './project-image.tsx';
import { TextPart } from './text-part.tsx';

export function MediaSection({ form }: { form: ProjectForm }) {
  const { image, logo } = form.values;
  return (
    <Section id="media-documenten" title="Media & Documenten">
      <FormPart title="Projectafbeelding" hint="PNG, JPG of WebP tot 10 MB. Zonder afbeelding tekenen we er een bij je titel.">
        <ProjectImage use="project" picture={image} onChange={(chosen) => form.change({ image: chosen })} />
        {image !== null && <TextPart form={form} name="imageAlt" />}
      </FormPart>
      <FormPart title="Logo" hint="Vierkant, PNG, JPG of WebP tot 10 MB.">
        <ProjectImage use="logo" picture={logo} onChange={(chosen) => form.change({ logo: chosen })} />
      </FormPart>
      <Text tone="muted" size="small">
        Documenten, zoals een begroting in PDF, kun je hier nog niet toevoegen.
      </Text>
    </Section>
  );
}
