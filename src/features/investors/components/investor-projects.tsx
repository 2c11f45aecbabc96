import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { ProjectsSkeleton } from '../../projects/components/projects-skeleton.tsx';
import { useDashboard, useDashboardProjects } from '../hooks.ts';
import { noProjects } from '../texts.ts';
import { figuresBeside } from '../view/figures.ts';
import type { DashboardSearch } from '../view/search.ts';
import { Figures } from './figures.tsx';
import { NewMatches } from './new-matches.tsx';
import { NoMatches } from './no-matches.tsx';
import { OfferCard } from './offer-card.tsx';
import { WithoutCriteria } from './without-criteria.tsx';

const words = {
  failed: 'Kon projecten niet laden.',
  more: 'Meer projecten',
  moreFailed: 'Meer projecten konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 project geladen.' : `Nog ${count} projecten geladen.`),
};

const withCount = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);

type InvestorProjectsProps = {
  search: DashboardSearch;
  /** Of its parts, below the heading that it stands under. */
  heading: 'h2' | 'h3';
};

/** An investor's figures and projects, on their dashboard and on home. */
export function InvestorProjects({ search, heading }: InvestorProjectsProps) {
  const { data: dashboard, isLoadingError, refetch } = useDashboard();
  const list = useDashboardProjects(search);
  const { weergave } = search;
  const dismissed = dashboard?.dismissed ?? 0;
  const counted = dashboard?.figures ?? null;
  const figures = weergave === undefined && !list.query.isPlaceholderData ? figuresBeside(counted, list) : counted;
  const hasNoMatches = weergave === undefined && list.state === 'loaded' && list.items.length === 0 && list.more === 'none';
  const empty =
    weergave === undefined ? <NoMatches dashboard={dashboard} heading={heading} /> : <EmptyState drawing="pot" title={nothing[weergave]} />;
  if (isLoadingError) return <LoadFailure onRetry={() => void refetch()}>{words.failed}</LoadFailure>;
  return (
    <Stack gap={24}>
      <Figures figures={figures} />
      {dashboard !== undefined && !hasNoMatches && <WithoutCriteria criteria={dashboard.criteria} />}
      {dashboard !== undefined && <NewMatches {...dashboard.newMatches} />}
      <TabLinks label="Welke projecten">
        <TabLink to="/investeerder-dashboard" search={{}} resetScroll={false} isCurrent={weergave === undefined}>
          {withCount('Mijn Matches', figures?.matches)}
        </TabLink>
        <TabLink to="/investeerder-dashboard" search={{ weergave: 'alle' }} resetScroll={false} isCurrent={weergave === 'alle'}>
          {withCount('Alle Projecten', figures?.total)}
        </TabLink>
        {(dismissed > 0 || weergave === 'niet-interessant') && (
          <TabLink
            to="/investeerder-dashboard"
            search={{ weergave: 'niet-interessant' }}
            resetScroll={false}
            isCurrent={weergave === 'niet-interessant'}
          >
            {withCount('Niet interessant', dashboard?.dismissed)}
          </TabLink>
        )}
      </TabLinks>
      <PagedList
        list={list}
        words={words}
        label={weergave === undefined ? 'Mijn Matches' : titles[weergave]}
        keyOf={({ project }) => project.id}
        layout="grid"
        gap={16}
        atFirst={6}
        skeleton={<ProjectsSkeleton />}
        empty={empty}
      >
        {(offer, place) => <OfferCard offer={offer} criteria={dashboard?.criteria} first={place < 3} heading={heading} />}
      </PagedList>
    </Stack>
  );
}

const titles = { alle: 'Alle Projecten', 'niet-interessant': 'Niet interessant' };
const nothing = { alle: noProjects, 'niet-interessant': 'Je hebt geen projecten opzijgezet.' };
