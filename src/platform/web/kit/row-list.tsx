import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './buttons.tsx';
import { Announce } from './hidden.tsx';
import { IconButton } from './icon-button.tsx';
import { IconArrowUp, IconPencil, IconPlus, IconTrash } from './icons.tsx';
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
  /** Rows of many fields: one is open at a time, and the others say this under their name. */
  summaryOf?: (row: Row) => string;
  /** Whether something is wrong in a row, which is then open too. */
  isWrong?: (position: number) => boolean;
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
  const { rows, makeRow, most, fewest = 0, add, nameOf, isCompact = false, error, summaryOf, isWrong, onChange, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  /** The place of the row that is open, where the others are closed. */
  const [edited, setEdited] = useState<number | null>(null);
  const rowAt = (position: number) => `fieldset:nth-of-type(${position + 1})`;

  /** Makes a change and moves focus to the first of these in the list at once, so that what is typed next isn't lost. */
  function focusAfter(change: () => void, ...selectors: string[]) {
    flushSync(change);
    const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(`:scope > ${selector}`));
    found.find((element) => element != null)?.focus();
  }

  function addRow() {
    const change = () => {
      onChange([...rows, makeRow()]);
      setEdited(rows.length);
    };
    focusAfter(change, `fieldset:last-of-type ${fields}`);
  }

  function remove(position: number) {
    const change = () => {
      onChange(rows.filter((_row, other) => other !== position));
      setEdited((open) => (open === null || open === position ? null : open - (open > position ? 1 : 0)));
    };
    focusAfter(change, 'button');
  }

  /** The first row can't move on: focus then goes to its fields, as the button beside the missing one removes it. */
  function moveUp(position: number) {
    const [before, moved] = [rows[position - 1], rows[position]];
    if (before === undefined || moved === undefined) return;
    // The open one stays open, wherever it is now.
    const newPlaces = new Map([
      [position, position - 1],
      [position - 1, position],
    ]);
    const change = () => {
      onChange(rows.toSpliced(position - 1, 2, moved, before));
      setEdited((open) => (open === null ? null : (newPlaces.get(open) ?? open)));
      setSaid(`${nameOf(moved, position)} staat nu op plaats ${position} van ${rows.length}.`);
    };
    const row = rowAt(position - 1);
    focusAfter(change, `${row} [data-move]`, `${row} ${fields}`, `${row} [data-edit]`);
  }

  const edit = (position: number) => focusAfter(() => setEdited(position), `${rowAt(position)} ${fields}`);
  const close = (position: number) => focusAfter(() => setEdited(null), `${rowAt(position)} [data-edit]`);

  const foldOf = (row: Row, position: number): Fold | undefined =>
    summaryOf && {
      summary: summaryOf(row),
      isOpen: edited === position || isWrong?.(position) === true,
      onEdit: () => edit(position),
      onClose: () => close(position),
    };

  return (
    <div ref={list} className={style.list} data-compact={isCompact || undefined}>
      {rows.map((row, position) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id; their fields are controlled, so their place is enough.
          key={position}
          name={nameOf(row, position)}
          isCompact={isCompact}
          fold={foldOf(row, position)}
          onMoveUp={position > 0 ? () => moveUp(position) : undefined}
          onRemove={rows.length > fewest ? () => remove(position) : undefined}
        >
          {children(row, position, (changed) => {
            // One that was open for what is wrong in it stays open when that is mended.
            setEdited(position);
            onChange(rows.with(position, changed));
          })}
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

type Fold = { summary: string; isOpen: boolean; onEdit: () => void; onClose: () => void };

type RowFieldsProps = {
  name: string;
  isCompact: boolean;
  fold: Fold | undefined;
  onMoveUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

function RowFields({ name, isCompact, fold, onMoveUp, onRemove, children }: RowFieldsProps) {
  const id = useId();
  const isClosed = fold?.isOpen === false;
  const actions = (onMoveUp ?? onRemove) && (
    <div className={style.actions}>
      {isClosed && <IconButton data-edit size="small" label={`${name} bewerken`} icon={IconPencil} onClick={fold.onEdit} />}
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
    <fieldset className={style.row} aria-labelledby={id} data-closed={isClosed || undefined}>
      <div className={style.head}>
        <p id={id} className={style.name}>
          {name}
        </p>
        {actions}
      </div>
      {isClosed ? fold.summary !== '' && <Text tone="muted">{fold.summary}</Text> : children}
      {fold?.isOpen === true && (
        <Button size="small" onClick={fold.onClose}>
          Klaar
        </Button>
      )}
    </fieldset>
  );
}
