import type { ReactNode } from 'react';
import { newId } from '../../../../platform/ids.ts';
import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { RowList } from '../../../../platform/web/kit/row-list.tsx';
import { planLimits } from '../../plan/policy.ts';
import type { ProjectForm } from '../hooks/project-form.ts';
import { emptyRows } from '../view/draft.ts';
import { rowWords } from '../view/row-words.ts';
import { RowField, type RowFieldKind } from './row-field.tsx';

type TypedRow = Record<string, string>;

type RowsPartProps = {
  form: ProjectForm;
  name: keyof typeof rowWords;
  /** The result of a row. */
  sumOf?: (row: TypedRow) => ReactNode;
};

/** A structured list of the plan: rows with the same few fields. */
export function RowsPart({ form, name, sumOf }: RowsPartProps) {
  const { add, one, most } = rowWords[name];
  const { nameField, fields }: { nameField: string; fields: readonly FieldOfRow[] } = rowWords[name];
  const rows: readonly TypedRow[] = form.values[name];
  const makeRow = (): TypedRow => ({ ...emptyRows[name], ...('id' in emptyRows[name] ? { id: newId() } : {}) });
  // Sentences get the whole width, and so does a field that has nothing beside it.
  const short = fields.filter(isShort);
  const [inPairs, wide] = short.length > 1 ? [short, fields.filter((field) => !isShort(field))] : [[], fields];

  return (
    <div data-list={name}>
      <RowList
        rows={rows}
        makeRow={makeRow}
        most={most}
        add={add}
        nameOf={(row, position) => row[nameField]?.trim() || `${one} ${position + 1}`}
        error={form.problems[name]}
        onChange={(changed) => form.change({ [name]: changed })}
      >
        {(row, position, change) => {
          const draw = (field: FieldOfRow) => (
            <RowField
              key={field.name}
              {...field}
              kind={field.kind ?? 'text'}
              // One example is enough for the list.
              hint={position === 0 ? field.hint : undefined}
              name={`${name}.${position}.${field.name}`}
              value={row[field.name] ?? ''}
              error={form.problems[`${name}.${position}.${field.name}`]}
              today={form.today}
              onChange={(value) => change({ ...row, [field.name]: value })}
            />
          );
          return (
            <>
              {inPairs.length > 0 && (
                <Grid gap={16} columns={2} align="start">
                  {inPairs.map(draw)}
                </Grid>
              )}
              {wide.map(draw)}
              {sumOf?.(row)}
            </>
          );
        }}
      </RowList>
    </div>
  );
}

type FieldOfRow = { name: string; label: string; hint?: string; kind?: RowFieldKind; max: number };

function isShort({ kind, max }: FieldOfRow): boolean {
  return kind !== 'area' && max < planLimits.line;
}
