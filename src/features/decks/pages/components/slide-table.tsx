import type { CSSProperties } from 'react';
import type { BoxOf } from '../policy/page.ts';
import { unitsOf } from '../view/box-style.ts';
import { numbered } from '../view/numbered.ts';
import style from './slide-table.module.css';

type TableBox = BoxOf<'table'>;

/** A table of a slide; its rows have the heights that were measured for it. */
export function SlideTable({ box: { columns, rows, heights }, style: place }: { box: TableBox; style: CSSProperties }) {
  const heightOf = (row: number) => ({ '--row-height': unitsOf(heights[row] ?? 0) });
  return (
    <div className={style.table} style={place}>
      <table>
        <colgroup>
          {columns.map(({ label, share }) => (
            <col key={label} style={{ width: `${share * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr style={heightOf(0)}>
            {columns.map(({ label }) =>
              // The corner above the names of rows is no header of anything.
              label === '' ? (
                <td key={label} />
              ) : (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key, thing: [first, ...cells] }) => (
            <tr key={key} style={heightOf(Number(key) + 1)}>
              <th scope="row">{first}</th>
              {numbered(cells).map((cell) => (
                <td key={cell.key} data-label={columns[Number(cell.key) + 1]?.label}>
                  {cell.thing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
