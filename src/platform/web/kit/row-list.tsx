import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './buttons.tsx';
import { Announce } from './hidden.tsx';
import { IconButton } from './icon-button.tsx';
import { IconArrowUp, IconPlus, IconTrash } from './icons.tsx';
import style from './row-list.module.css';
import { Text } from './text.tsx';

type RowListProps<Row> = {
  /** In their owner's order. */
  rows: readonly Row[];
  /** The initial value of a new one. */
  makeRow: () => Row;
  /** How many there can be. */
  most: number;
  /** How many there always are; the last of them can't be removed. */
  fewest?: number;
  /** Of the button that adds one. */
  add: string;
  nameOf: (row: Row, position: number) => string;
  /** Rows of one field each, whose label is the row's name. */
  isCompact?: boolean;
  error?: string | undefined;
  onChange: (rows: Row[]) => void;
  /** The fields of a row. */
  children: (row: Row, position: number, change: (row: Row) => void) => ReactNode;
};

const fields = ':is(input, select, textarea)';

/**
 * A list of rows of fields in a form, to add, remove and reorder. Focus goes into a new row, follows one that moves, and
 * stays in the list when one goes.
 */
export function RowList<Row>(props: RowListProps<Row>) {
  const { rows, makeRow, most, fewest = 0, add, nameOf, isCompact = false, error, onChange, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  /** Moves focus to the first of these in the list, once its rows are rendered. */
  function focusOn(...selectors: string[]) {
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(`:scope > ${selector}`));
      found.find((element) => element != null)?.focus();
    });
  }

  function addRow() {
    onChange([...rows, makeRow()]);
    focusOn(`fieldset:last-of-type ${fields}`);
  }

  function remove(position: number) {
    onChange(rows.filter((_row, other) => other !== position));
    focusOn('button');
  }

  /** The first row can't move on: focus then goes to its fields, as the button beside the missing one removes it. */
  function moveUp(position: number) {
    const [before, moved] = [rows[position - 1], rows[position]];
    if (before === undefined || moved === undefined) return;
    onChange(rows.toSpliced(position - 1, 2, moved, before));
    setSaid(`${nameOf(moved, position)} staat nu op plaats ${position} van ${rows.length}.`);
    const row = `fieldset:nth-of-type(${position})`;
    focusOn(`${row} [data-move]`, `${row} ${fields}`);
  }

  return (
    <div ref={list} className={style.list} data-compact={isCompact || undefined}>
      {rows.map((row, position) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id; their fields are controlled, so their place is enough.
          key={position}
          name={nameOf(row, position)}
          isCompact={isCompact}
          onMoveUp={position > 0 ? () => moveUp(position) : undefined}
          onRemove={rows.length > fewest ? () => remove(position) : undefined}
        >
          {children(row, position, (changed) => onChange(rows.with(position, changed)))}
        </RowFields>
      ))}
      {error && (
        <Text tone="danger" size="small">
          {error}
        </Text>
      )}
      <Button size={isCompact ? 'small' : 'medium'} disabled={rows.length >= most} onClick={addRow}>
        <IconPlus size={isCompact ? 18 : 20} aria-hidden />
        {add}
      </Button>
      <Announce>{said}</Announce>
    </div>
  );
}

type RowFieldsProps = {
  name: string;
  isCompact: boolean;
  onMoveUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

function RowFields({ name, isCompact, onMoveUp, onRemove, children }: RowFieldsProps) {
  const id = useId();
  const actions = (onMoveUp ?? onRemove) && (
    <div className={style.actions}>
      {onMoveUp && <IconButton data-move size="small" label={`${name} naar boven`} icon={IconArrowUp} onClick={onMoveUp} />}
      {onRemove && <IconButton size="small" label={`${name} verwijderen`} icon={IconTrash} onClick={onRemove} />}
    </div>
  );
  if (isCompact) {
    return (
      <fieldset className={style.line} aria-label={name}>
        <div className={style.fields}>{children}</div>
        {actions}
      </fieldset>
    );
  }
  return (
    <fieldset className={style.row} aria-labelledby={id}>
      <div className={style.head}>
        <p id={id} className={style.name}>
          {name}
        </p>
        {actions}
      </div>
      {children}
    </fieldset>
  );
}
