import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Announce } from './hidden.tsx';
import { IconButton } from './icon-button.tsx';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from './icons.tsx';
import style from './sortable-list.module.css';
import { useDragOrder } from './use-drag-order.ts';

type SortableListProps<Row> = {
  label: string;
  /** In their owner's order. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  onChange: (rows: Row[]) => void;
  /** The content of a row. */
  children: (row: Row, position: number) => ReactNode;
};

/** A list to reorder, by dragging its handles or by buttons, and to remove from. Says where a row went to, and keeps focus in the list. */
export function SortableList<Row extends { id: string }>({ label, rows, nameOf, onChange, children }: SortableListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const placeOf = (row: Row, position: number) => `${nameOf(row)} staat nu op plaats ${position + 1} van ${rows.length}.`;

  function move(from: number, to: number) {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setSaid(placeOf(row, to));
  }
  const drag = useDragOrder({ list, onMove: move });

  /** The button that moves a row on is gone at the end of the list; focus then goes to its opposite. */
  function press(from: number, to: number) {
    flushSync(() => move(from, to));
    const isAtEnd = to === 0 || to === rows.length - 1;
    if (isAtEnd) list.current?.children[to]?.querySelector<HTMLElement>('[data-move]')?.focus();
  }

  function remove(position: number) {
    const row = rows[position];
    if (row === undefined) return;
    flushSync(() => {
      onChange(rows.toSpliced(position, 1));
      setSaid(`${nameOf(row)} is verwijderd.`);
    });
    const next = list.current?.children[Math.min(position, rows.length - 2)];
    next?.querySelector<HTMLElement>('[data-remove]')?.focus();
  }

  return (
    <>
      <ol ref={list} className={style.list} aria-label={label} hidden={rows.length === 0}>
        {rows.map((row, position) => (
          <li key={row.id} className={style.row} data-dragged={drag.dragged === position || undefined}>
            {rows.length > 1 && (
              <span className={style.handle} aria-hidden="true" {...drag.handle(position)}>
                <IconGripVertical size={20} stroke={1.75} />
              </span>
            )}
            <div className={style.content}>{children(row, position)}</div>
            <div className={style.actions}>
              {position > 0 && (
                <IconButton
                  data-move
                  size="small"
                  label={`${nameOf(row)} naar boven`}
                  icon={IconArrowUp}
                  onClick={() => press(position, position - 1)}
                />
              )}
              {position < rows.length - 1 && (
                <IconButton
                  data-move
                  size="small"
                  label={`${nameOf(row)} naar beneden`}
                  icon={IconArrowDown}
                  onClick={() => press(position, position + 1)}
                />
              )}
              <IconButton data-remove size="small" label={`${nameOf(row)} verwijderen`} icon={IconTrash} onClick={() => remove(position)} />
            </div>
          </li>
        ))}
      </ol>
      <Announce>{said}</Announce>
    </>
  );
}
