import { Badge } from '../../../platform/web/kit/badge.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { ProjectCard } from '../../projects/components/project-card.tsx';
import { ProjectsSkeleton } from '../../projects/components/projects-skeleton.tsx';
import { useDashboard, useDashboardProjects } from '../hooks.ts';
import { reasonsOf } from '../view/reasons.ts';
import type { DashboardSearch } from '../view/search.ts';
import { Figures } from './figures.tsx';
import { NoMatches } from './no-matches.tsx';
import { Reasons } from './reasons.tsx';

const words = {
  failed: 'Kon projecten niet laden.',
  more: 'Meer projecten',
  moreFailed: 'Meer projecten konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 project geladen.' : `Nog ${count} projecten geladen.`),
};

/** An investor's figures and projects, on their dashboard and on home. */
export function InvestorProjects({ search }: { search: DashboardSearch }) {
  const { data: dashboard, isLoadingError, refetch } = useDashboard();
  const list = useDashboardProjects(search);
  const isAll = search.weergave === 'alle';
  const counted = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);
  if (isLoadingError) return <LoadFailure onRetry={() => void refetch()}>{words.failed}</LoadFailure>;
  return (
    <Stack gap={24}>
      <Figures dashboard={dashboard} />
      <TabLinks label="Welke projecten">
        <TabLink to="/investeerder-dashboard" search={{}} resetScroll={false} isCurrent={!isAll}>
          {counted('Mijn Matches', dashboard?.matches)}
        </TabLink>
        <TabLink to="/investeerder-dashboard" search={{ weergave: 'alle' }} resetScroll={false} isCurrent={isAll}>
          {counted('Alle Projecten', dashboard?.total)}
        </TabLink>
      </TabLinks>
      <PagedList
        list={list}
        words={words}
        label={isAll ? 'Alle Projecten' : 'Mijn Matches'}
        keyOf={({ project }) => project.id}
        layout="grid"
        gap={16}
        skeleton={<ProjectsSkeleton />}
        empty={isAll ? <EmptyState drawing="pot" title="Geen projecten beschikbaar." /> : <NoMatches criteria={dashboard?.criteria} />}
      >
        {(offer, place) => (
          <ProjectCard project={offer.project} first={place < 3} badge={offer.isMatch && <Badge tone="leaf">Match</Badge>}>
            {dashboard !== undefined && <Reasons isMatch={offer.isMatch} reasons={reasonsOf(dashboard.criteria, offer)} />}
          </ProjectCard>
        )}
      </PagedList>
    </Stack>
  );
}
