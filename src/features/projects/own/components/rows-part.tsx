import type { ReactNode } from 'react';
import { newId } from '../../../../platform/ids.ts';
import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { RowList } from '../../../../platform/web/kit/row-list.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { emptyRows } from '../view/draft.ts';
import { rowWords } from '../view/row-words.ts';
import { RowField, type RowFieldKind } from './row-field.tsx';

type TypedRow = Record<string, string>;

type RowsPartProps = {
  form: ProjectForm;
  name: keyof typeof rowWords;
  /** What a row comes to. */
  sumOf?: (row: TypedRow) => ReactNode;
};

/** A structured list of the plan: rows with the same few fields. */
export function RowsPart({ form, name, sumOf }: RowsPartProps) {
  const { add, one, most } = rowWords[name];
  const { nameField, fields }: { nameField: string; fields: readonly FieldOfRow[] } = rowWords[name];
  const rows: readonly TypedRow[] = form.values[name];
  const makeRow = (): TypedRow => ({ ...emptyRows[name], ...('id' in emptyRows[name] ? { id: newId() } : {}) });
  const [short, long] = [fields.filter(({ kind }) => kind !== 'area'), fields.filter(({ kind }) => kind === 'area')];

  return (
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
            name={`${name}.${position}.${field.name}`}
            value={row[field.name] ?? ''}
            error={form.problems[`${name}.${position}.${field.name}`]}
            today={form.today}
            onChange={(value) => change({ ...row, [field.name]: value })}
          />
        );
        return (
          <>
            <Grid gap={16} columns={2} align="start">
              {short.map(draw)}
            </Grid>
            {long.map(draw)}
            {sumOf?.(row)}
          </>
        );
      }}
    </RowList>
  );
}

type FieldOfRow = { name: string; label: string; hint?: string; kind?: RowFieldKind; max: number };
