import { RowList } from '../../../../platform/web/kit/row-list.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { lineWords } from '../view/row-words.ts';
import { FormPart } from './form-part.tsx';

type LinesPartProps = {
  form: ProjectForm;
  name: keyof typeof lineWords;
  /** How many lines there always are. */
  fewest?: number;
};

/** A list of lines of text. */
export function LinesPart({ form, name, fewest = 0 }: LinesPartProps) {
  const { title, hint, add, one, most, max } = lineWords[name];
  const nameOf = (_line: string, position: number) => `${one} ${position + 1}`;
  return (
    <FormPart title={title} hint={hint}>
      <div data-list={name}>
        <RowList
          rows={form.values[name]}
          makeRow={() => ''}
          most={most}
          fewest={fewest}
          add={add}
          nameOf={nameOf}
          isCompact
          error={form.problem(name)}
          onChange={(lines) => form.change({ [name]: lines })}
        >
          {(line, position, change) => (
            <TextField
              name={`${name}.${position}`}
              label={nameOf(line, position)}
              maxLength={max}
              autoComplete="off"
              value={line}
              error={form.problem(`${name}.${position}`)}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )}
        </RowList>
      </div>
    </FormPart>
  );
}
