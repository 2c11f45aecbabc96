import { Fold } from '../../../../platform/web/kit/fold.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import type { TextName } from '../view/field-words.ts';
import { hasContent } from '../view/sections.ts';
import { TextPart } from './text-part.tsx';

type OptionalPartProps = { form: ProjectForm; title: string; note: string; names: readonly TextName[] };

/** Texts that a first plan can do without, folded away until they are wanted. */
export function OptionalPart({ form, title, note, names }: OptionalPartProps) {
  return (
    <Fold title={title} note={note} isFilled={names.some((name) => hasContent(form.values[name]))}>
      {names.map((name) => (
        <TextPart key={name} form={form} name={name} />
      ))}
    </Fold>
  );
}
