import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { isLookedFor } from '../view/filters.ts';
import type { ProjectsSearch } from '../view/search.ts';

/** Shown when nothing matches, or nothing is there. Entrepreneurs are offered to start. */
export function NoProjects({ search, canCreate }: { search: ProjectsSearch; canCreate: boolean }) {
  const isFiltered = isLookedFor(search);
  const { eigenaar, gevolgd } = search;
  if (gevolgd !== undefined && !isFiltered) return <NothingFollowed />;
  // Filters may hide the viewer's own projects: the next isn't their first.
  const mayBeFirst = !isFiltered || (eigenaar ?? gevolgd) === undefined;
  return (
    <EmptyState
      drawing={isFiltered ? 'adrift' : 'pot'}
      title="Geen projecten gevonden."
      text={isFiltered ? 'Zoek op iets anders, of kijk zonder filters.' : undefined}
    >
      {canCreate && mayBeFirst && (
        <ButtonLink to="/projecten/nieuw" tone="primary">
          Start je eerste project
        </ButtonLink>
      )}
      {isFiltered && (
        <ButtonLink to="/projecten" search={{ eigenaar, gevolgd }}>
          Alles tonen
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function NothingFollowed() {
  return (
    <EmptyState drawing="sprout" title="Je volgt nog geen projecten." text="Volg een project, dan hoor je het als er een update is.">
      <ButtonLink to="/projecten" tone="primary">
        Projecten bekijken
      </ButtonLink>
    </EmptyState>
  );
}
