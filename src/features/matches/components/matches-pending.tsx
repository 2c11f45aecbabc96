import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Loading, Skeleton } from '../../../platform/web/kit/skeleton.tsx';
import { JobsTabs } from '../../jobs/components/jobs-tabs.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';

/** The page of the matches on its way, in its own shape; the tabs are those of the page that it is opened from. */
export function MatchesPending() {
  return (
    <Page aria-busy="true">
      <Stack gap={24}>
        <Loading label="Laden…">
          <Stack gap={8}>
            <Skeleton block={32} width={30} />
            <Skeleton lines={1} width={70} />
          </Stack>
        </Loading>
        <JobsTabs current="matches" />
        <MatchesSkeleton />
      </Stack>
    </Page>
  );
}
