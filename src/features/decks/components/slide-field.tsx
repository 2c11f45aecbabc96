import { Stack } from '../../../platform/web/kit/layout.tsx';
import { RowList } from '../../../platform/web/kit/row-list.tsx';
import { Title } from '../../../platform/web/kit/text.tsx';
import type { FieldKind, FieldValue } from '../policy/slides.ts';
import { rowsOf } from '../view/typed.ts';
import { SlideText } from './slide-text.tsx';

type SlideFieldProps = { kind: FieldKind; value: FieldValue | null; error: string | undefined; onChange: (value: FieldValue) => void };

/** A field of a slide: a text, a list of texts, or rows of them. */
export function SlideField({ kind, value, error, onChange }: SlideFieldProps) {
  const { label } = kind;
  if (kind.kind === 'text') {
    return (
      <SlideText label={label} length={kind.length} value={typeof value === 'string' ? value : ''} error={error} onChange={onChange} />
    );
  }
  const columns = kind.kind === 'rows' ? kind.columns : [{ label, length: kind.length }];
  const nameOf = (_row: string[], position: number) => `${kind.item} ${position + 1}`;
  return (
    <Stack gap={8}>
      <Title as="h4">{label}</Title>
      <RowList
        rows={rowsOf(value)}
        makeRow={() => columns.map(() => '')}
        most={kind.items}
        add={`${kind.item} toevoegen`}
        nameOf={nameOf}
        isCompact={columns.length === 1}
        error={error}
        onChange={(rows) => onChange(kind.kind === 'rows' ? rows : rows.map(([text = '']) => text))}
      >
        {(row, position, change) =>
          columns.map((column, place) => (
            <SlideText
              key={column.label}
              label={columns.length === 1 ? nameOf(row, position) : column.label}
              length={column.length}
              value={row[place] ?? ''}
              onChange={(text) => change(row.with(place, text))}
            />
          ))
        }
      </RowList>
    </Stack>
  );
}
