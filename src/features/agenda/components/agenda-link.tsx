import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { AgendaSearch } from '../hooks/search.ts';

type Current = { current?: 'date' | 'page' };

/** Which link is current is said by who draws it: the router takes every address that the present one continues for it. */
function Anchor({ current, 'aria-current': _ofRouter, children, ...props }: ComponentProps<'a'> & Current) {
  return (
    <a {...props} aria-current={current}>
      {children}
    </a>
  );
}

const RouterLink = createLink(Anchor);

type AgendaLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Current & {
    /** What the address says next, from what it says now. */
    search: (now: AgendaSearch) => AgendaSearch;
    preload?: false;
    /** From another page it leads to the top of the agenda. */
    resetScroll?: boolean;
  };

const noProps = {};

/**
 * A link to something of the agenda; within the agenda the page stays where it is. While it is what the address says,
 * its `data-status` is the router's own.
 */
export function AgendaLink({ search, resetScroll = false, ...props }: AgendaLinkProps) {
  return <RouterLink to="/agenda" search={(now) => search(now)} resetScroll={resetScroll} activeProps={noProps} {...props} />;
}
