import { RowList } from '../../../../platform/web/kit/row-list.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { FormPart } from '../../../projects/own/components/form-part.tsx';
import { SkillTextField } from '../../../skills/components/skill-text-field.tsx';
import { limits } from '../../policy.ts';
import type { JobForm } from '../hooks/job-form.ts';

const words = {
  requirements: {
    title: 'Vereisten',
    hint: 'Wat iemand moet kennen en kunnen. Kies wat we voorstellen, of schrijf het zelf.',
    one: 'Vereiste',
    add: 'Vereiste toevoegen',
  },
  benefits: { title: 'Voordelen', hint: 'Wat je biedt naast het loon.', one: 'Voordeel', add: 'Voordeel toevoegen' },
};

/** The requirements or benefits of a job, a line each; there is always one to type in. */
export function LineList({ form, name }: { form: JobForm; name: keyof typeof words }) {
  const { title, hint, one, add } = words[name];
  const nameOf = (_line: string, position: number) => `${one} ${position + 1}`;
  return (
    <FormPart title={title} hint={hint}>
      <RowList
        rows={form.values[name]}
        makeRow={() => ''}
        most={limits[name]}
        fewest={1}
        add={add}
        nameOf={nameOf}
        isCompact
        error={form.problem(name)}
        onChange={(lines) => form.change({ [name]: lines })}
      >
        {(line, position, change) => {
          const field = {
            label: nameOf(line, position),
            maxLength: limits.listItem,
            value: line,
            error: form.problem(`${name}.${position}`),
          };
          return name === 'requirements' ? (
            <SkillTextField {...field} onChange={change} />
          ) : (
            <TextField {...field} autoComplete="off" onChange={(event) => change(event.currentTarget.value)} />
          );
        }}
      </RowList>
    </FormPart>
  );
}
