import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { AgendaSearch } from '../view/search.ts';

type Current = { current?: 'date' | 'page' };

/** Lets the caller set `aria-current`: the router would set it on every link that the current address continues. */
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
    /** Returns the new search parameters from the current ones. */
    search: (now: AgendaSearch) => AgendaSearch;
    preload?: false;
    /** Scrolls to the top; for links on other pages. */
    resetScroll?: boolean;
  };

const noProps = {};

/** A link within the agenda, which keeps the scroll position. The router sets `data-status` while the address matches. */
export function AgendaLink({ search, resetScroll = false, ...props }: AgendaLinkProps) {
  return <RouterLink to="/agenda" search={(now) => search(now)} resetScroll={resetScroll} activeProps={noProps} {...props} />;
}
