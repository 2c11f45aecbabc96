import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { moveFocusByArrows } from './arrow-keys.ts';
import { CountBadge } from './badge.tsx';
import { classes } from './box.ts';
import { showInStrip } from './show-in-strip.ts';
import strip from './strip.module.css';
import style from './tabs.module.css';

type TabLinksProps = {
  /** For addresses that open at it. */
  id?: string;
  /** Of the navigation, read aloud. */
  label: string;
  /** `line` for parts of a page, `segments` for ways to show the same. */
  look?: 'line' | 'segments';
  /** A `TabLink` for each. */
  children: ReactNode;
};

/** The parts of a page, each with an address. They are links: all in the order of Tab, and the arrows move between them. */
export function TabLinks({ id, label, look = 'line', children }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<Element | null>(null);

  // Phones have room for some of them only: the current one is shown when it becomes that.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]') ?? null;
    if (list.current !== null && current !== shown.current) showInStrip(list.current, current);
    shown.current = current;
  });

  return (
    <nav id={id} aria-label={label} className={style.nav}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: it only hears the arrows of the links within. */}
      <ul ref={list} className={classes(style[look], strip.strip)} onKeyDown={(event) => moveFocusByArrows(event, 'row')}>
        {children}
      </ul>
    </nav>
  );
}

type TabProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  isCurrent: boolean;
  /** How many things are there; an empty text keeps the place of a number that is on its way. */
  count?: ReactNode;
};

/** The router takes every address that the present one continues for the current one; `isCurrent` knows better. */
function Tab({ isCurrent, count, children, 'aria-current': _ofRouter, ...rest }: TabProps) {
  return (
    <li>
      <a {...rest} className={undefined} aria-current={isCurrent ? 'page' : undefined}>
        {children}
        {count !== undefined && (
          <>
            {' '}
            <CountBadge>{count}</CountBadge>
          </>
        )}
      </a>
    </li>
  );
}

/** One of `TabLinks`, with the props of the router's Link. */
export const TabLink = createLink(Tab);
