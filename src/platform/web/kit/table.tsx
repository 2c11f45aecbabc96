import type { ReactNode } from 'react';
import { Hidden } from './hidden.tsx';
import style from './table.module.css';

type TableProps<Row> = {
  /** The subject, read aloud. */
  caption: string;
  columns: readonly {
    title: string;
    cell: (row: Row) => ReactNode;
    /** Amounts, in digits of one width at the right. */
    isNumeric?: boolean;
    /** Boxes to tick, in the middle. */
    isTicked?: boolean;
  }[];
  rows: readonly Row[];
  /** Where there is little room, each row is a block with the columns' titles beside its cells: for sentences, which need the width. */
  isStacked?: boolean;
};

/** Rows of facts; the first column names the row. Amounts too long for its place scroll. */
export function Table<Row>({ caption, columns, rows, isStacked = false }: TableProps<Row>) {
  return (
    <div className={style.scroller}>
      <table className={style.table} data-stacked={isStacked || undefined}>
        <Hidden as="caption">{caption}</Hidden>
        <thead>
          <tr>
            {columns.map(({ title, isNumeric, isTicked }) => (
              <th key={title} scope="col" data-numeric={isNumeric} data-ticked={isTicked}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same, and they never move.
            <tr key={line}>
              {columns.map(({ title, cell, isNumeric, isTicked }, place) =>
                place === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} data-title={title} data-numeric={isNumeric} data-ticked={isTicked}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
