import type { ReactNode } from 'react';
import type { ProjectForm } from '../hooks/project-form.ts';
import { focusField } from '../view/focus-field.ts';

type FieldLinkProps = { form: ProjectForm; name: string; section: string; children: ReactNode };

/** Leads to a field of the form, with the cursor in it. */
export function FieldLink({ form, name, section, children }: FieldLinkProps) {
  return (
    <a
      href={`#${section}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(form.props.ref.current, name, section);
      }}
    >
      {children}
    </a>
  );
}
