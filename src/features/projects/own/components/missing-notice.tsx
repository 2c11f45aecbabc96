import { Fragment } from 'react';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { missingOf } from '../view/check-project.ts';
import { FieldLink } from './field-link.tsx';

/** The fields that a project still lacks to be published, each with the way to it. */
export function MissingNotice({ form }: { form: ProjectForm }) {
  const missing = missingOf(form.values);
  if (missing.length === 0) return null;
  return (
    <Notice tone="danger">
      <p>
        Nog nodig om te publiceren:{' '}
        {missing.map(({ name, label }, position) => (
          <Fragment key={name}>
            {position > 0 && ', '}
            <FieldLink form={form} name={name} section={name === 'uses' ? 'financieringsbehoefte' : 'basisgegevens'}>
              {label}
            </FieldLink>
          </Fragment>
        ))}
      </p>
    </Notice>
  );
}
