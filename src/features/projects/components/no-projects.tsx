import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { isLookedFor } from '../view/filters.ts';
import type { ProjectsSearch } from '../view/search.ts';

/** Shown when nothing matches, or nothing is there. Entrepreneurs are offered to start. */
export function NoProjects({ search, canCreate }: { search: ProjectsSearch; canCreate: boolean }) {
  const isFiltered = isLookedFor(search);
  const { eigenaar } = search;
  return (
    <EmptyState
      drawing={isFiltered ? 'adrift' : 'pot'}
      title="Geen projecten gevonden."
      text={isFiltered ? 'Zoek op iets anders, of kijk zonder filters.' : undefined}
    >
      {canCreate && (
        <ButtonLink to="/projecten/nieuw" tone="primary">
          Start je eerste project
        </ButtonLink>
      )}
      {isFiltered && (
        <ButtonLink to="/projecten" search={eigenaar === undefined ? {} : { eigenaar }}>
          Alles tonen
        </ButtonLink>
      )}
    </EmptyState>
  );
}
