import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import type { AgendaSearch } from '../view/search.ts';

type AgendaButtonProps = {
  tone?: 'primary' | 'secondary';
  /** Returns the new search parameters from the current ones. */
  search: (now: AgendaSearch) => AgendaSearch;
  children: ReactNode;
};

/** An `AgendaLink` that looks like a button. */
export function AgendaButton({ tone, search, children }: AgendaButtonProps) {
  return (
    <ButtonLink to="/agenda" search={(now) => search(now)} resetScroll={false} tone={tone}>
      {children}
    </ButtonLink>
  );
}
