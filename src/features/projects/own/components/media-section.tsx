import { Section } from '../../../../platform/web/kit/section.tsx';
import type { DocumentUploads } from '../../project-documents/hooks.ts';
import type { ProjectForm } from '../hooks/project-form.ts';
import { DocumentsField } from './documents-field.tsx';
import { FormPart } from './form-part.tsx';
import { ProjectImage } from './project-image.tsx';
import { TextPart } from './text-part.tsx';

export function MediaSection({ form, uploads }: { form: ProjectForm; uploads: DocumentUploads }) {
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
      <FormPart
        title="Documenten"
        hint="PNG, JPG, PDF tot 10MB. Bijvoorbeeld een schets of een folder. Eenmaal gepubliceerd leest iedereen ze, ook zonder account."
      >
        <DocumentsField form={form} uploads={uploads} />
      </FormPart>
    </Section>
  );
}
