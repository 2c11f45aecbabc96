import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useDrawsRest } from '../browser/use-draws-rest.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { Card } from '../kit/card.tsx';
import { Announce } from '../kit/hidden.tsx';
import { type Gap, Grid, Stack } from '../kit/layout.tsx';
import { LoadFailure } from '../kit/load-failure.tsx';
import { LoadMore, type MoreWords } from './load-more.tsx';
import style from './paged-list.module.css';
import type { Pages } from './use-pages.ts';

type ListShape = {
  /** Of the list, read aloud. */
  label: string;
  /** `stack` with space between, `grid` of cards, `lines` with a hairline and space between, `rows` with a hairline alone, `card` the same in a card. */
  layout?: 'stack' | 'grid' | 'lines' | 'rows' | 'card';
  gap?: Gap;
  /** Of a grid, at the widest. */
  columns?: 2 | 3;
  /** After the last one, as a list item too: one that is on its way. */
  coming?: ReactNode;
};

type PagedListProps<Item> = ListShape & {
  list: Pages<Item>;
  keyOf: (item: Item) => string;
  /** Draws one of them inside its list item. */
  children: (item: Item, place: number) => ReactNode;
  words: MoreWords & {
    /** The sentence in place of a list that didn't come. */
    failed: string;
    /** Read aloud when more came. */
    came?: (count: number) => string;
  };
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** In place of a list without anything in it. */
  empty: ReactNode;
  /** `end` loads more once the end comes near too; a number does so for that many pages, so that the page's own end stays in reach. */
  by?: 'button' | 'end' | number;
  /** `line` and `centred` for a list in a card, a dialog or a pane. */
  size?: 'page' | 'line' | 'centred';
  /** Under a list of several pages once there is no more. */
  end?: ReactNode;
  /**
   * How many the server draws, more than a screen of 1,300 px shows: the browser, which has the data of all, draws the rest once it works.
   * Without it the server draws all, as visitors without JavaScript and search engines need.
   */
  atFirst?: number | undefined;
};

/**
 * A list that comes in pages: its skeleton, what it says when it is empty or failed, and the way to more. The button for
 * more moves focus to the first new item; what loads by itself is only announced.
 */
export function PagedList<Item>({
  list,
  words,
  skeleton,
  empty,
  by = 'button',
  size = 'page',
  end,
  atFirst,
  keyOf,
  children,
  ...shape
}: PagedListProps<Item>) {
  const drawn = useRef<HTMLElement>(null);
  const load = useReadingOn(list, keyOf, drawn);
  if (list.state === 'loading') {
    return (
      <>
        {/* The server sends a list in this state when it couldn't load it: without a script nothing asks for it again. */}
        <noscript>
          <p>{words.failed} Vernieuw de pagina om het opnieuw te proberen.</p>
        </noscript>
        {skeleton}
      </>
    );
  }
  if (list.state === 'failed') {
    return (
      <LoadFailure size={size} onRetry={list.retry}>
        {words.failed}
      </LoadFailure>
    );
  }
  const hasItems = list.items.length > 0 || Boolean(shape.coming);
  if (!hasItems && list.more === 'none') return empty;
  const rows = list.items.map((item, place) => (
    <Row key={keyOf(item)} layout={shape.layout}>
      {children(item, place)}
    </Row>
  ));
  return (
    <Stack gap={size === 'page' ? 24 : 12}>
      {hasItems && <FirstThenAll rows={rows} atFirst={atFirst} shape={shape} ref={drawn} />}
      <LoadMore
        more={list.more}
        words={words}
        isAutomatic={by === 'end' || (by !== 'button' && list.pageCount <= by)}
        isQuiet={size !== 'page'}
        onLoad={load}
      />
      {list.more === 'none' && list.pageCount > 1 && end}
      <Announce>{list.pageCount > 1 && words.came?.(list.lastCount)}</Announce>
    </Stack>
  );
}

type RowsProps = { rows: ReactNode[]; shape: ListShape; ref: Ref<HTMLElement> };

/** A part of its own: when the page begins to work and draws all, the first rows are the same elements, which React leaves as they are. */
function FirstThenAll({ atFirst, rows, ...rest }: RowsProps & { atFirst: number | undefined }) {
  return <Rows rows={useDrawsRest(atFirst !== undefined) ? rows : rows.slice(0, atFirst)} {...rest} />;
}

const cells = { stack: undefined, grid: style.cell, lines: style.line, rows: style.row, card: style.row };

/** Of items that came with the page: a browser lays cards out only near the part that is seen. */
const servedCells = { ...cells, stack: style.served, grid: `${style.cell} ${style.served}` };

/**
 * A component of its own, so that hydration draws no card again. Items that the browser adds later are laid out at once: on the way back
 * to a list the reader is scrolled to a number of pixels.
 */
function Row({ layout = 'stack', children }: { layout: ListShape['layout']; children: ReactNode }) {
  const [isServed] = useState(!useHydrated());
  return <li className={(isServed ? servedCells : cells)[layout]}>{children}</li>;
}

function Rows({ rows, shape: { label, layout = 'stack', gap = 12, columns, coming }, ref }: RowsProps) {
  if (layout === 'grid') {
    return (
      <Grid as="ul" ref={ref} gap={gap} aria-label={label} {...(columns !== undefined && { columns })}>
        {rows}
        {coming}
      </Grid>
    );
  }
  if (layout === 'card') {
    return (
      <Card as="ul" ref={ref} isFlush aria-label={label}>
        {rows}
        {coming}
      </Card>
    );
  }
  return (
    <Stack as="ul" ref={ref} gap={layout === 'stack' ? gap : 0} aria-label={label}>
      {rows}
      {coming}
    </Stack>
  );
}

/** Loads more; once it came after a press of the button, focus goes to the first new item. */
function useReadingOn<Item>(list: Pages<Item>, keyOf: (item: Item) => string, drawn: { current: HTMLElement | null }) {
  const { items, pageCount, more, loadMore } = list;
  const pressed = useRef<{ pageCount: number; count: number; lastKey: string | null }>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival of a page is what moves focus.
  useEffect(() => {
    const from = pressed.current;
    if (from === null || from.pageCount === pageCount) return;
    pressed.current = null;
    // The list began anew.
    if (pageCount < from.pageCount) return;
    const last = items.findIndex((item) => keyOf(item) === from.lastKey);
    const all = drawn.current?.children;
    const first = all?.[last === -1 ? from.count : last + 1] ?? all?.[all.length - 1];
    first?.querySelector<HTMLElement>('[tabindex], a[href], button')?.focus();
  }, [pageCount]);

  return (isPressed: boolean) => {
    const last = items.at(-1);
    if (isPressed && more !== 'loading') {
      pressed.current = { pageCount, count: items.length, lastKey: last === undefined ? null : keyOf(last) };
    }
    loadMore();
  };
}
