import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../../platform/web/kit/page-head.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { JobCard } from '../../components/job-card.tsx';
import { JobsSkeleton } from '../../components/jobs-skeleton.tsx';
import { JobsTabs } from '../../components/jobs-tabs.tsx';
import { useSaved } from '../hooks.ts';

const words = {
  failed: 'Kon je bewaarde vacatures niet laden.',
  more: 'Meer vacatures',
  moreFailed: 'Meer vacatures konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 vacature geladen.' : `Nog ${count} vacatures geladen.`),
};

/** The jobs that the viewer saved. */
export function SavedScreen() {
  const list = useSaved();
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title="Bewaarde vacatures" about="Vacatures om op terug te komen. Alleen jij ziet wat je bewaart." />
        <JobsTabs current="saved" />
        <PagedList
          list={list}
          words={words}
          label="Bewaarde vacatures"
          keyOf={({ id }) => id}
          atFirst={5}
          skeleton={<JobsSkeleton />}
          empty={
            <EmptyState drawing="seed" title="Je bewaart nog niets." text="Druk op Bewaren bij een vacature die je niet wilt kwijtraken.">
              <ButtonLink to="/banen" tone="primary">
                Bekijk de vacatures
              </ButtonLink>
            </EmptyState>
          }
        >
          {(job) => <JobCard job={job} />}
        </PagedList>
      </Stack>
    </Page>
  );
}
