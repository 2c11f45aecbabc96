import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconPlus } from '../../../platform/web/kit/icons.tsx';
import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../platform/web/kit/page-head.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { SaveSearchButton } from '../../saved-searches/components/save-search-button.tsx';
import { useJobs } from '../hooks.ts';
import { loadFailed } from '../texts.ts';
import { isLookedFor } from '../view/filters.ts';
import type { JobsSearch } from '../view/search.ts';
import { JobCard } from './job-card.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobsSkeleton } from './jobs-skeleton.tsx';
import { JobsTabs } from './jobs-tabs.tsx';
import { NoJobs } from './no-jobs.tsx';

const words = {
  failed: loadFailed.list,
  more: 'Meer vacatures',
  moreFailed: 'Meer vacatures konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 vacature geladen.' : `Nog ${count} vacatures geladen.`),
};

const heads = {
  all: { title: 'Vacatures', about: 'Werk en rollen in projecten, met mensen die je bij naam kent.' },
  own: { title: 'Mijn vacatures', about: 'Je vacatures, open en gesloten.' },
};

/** All open jobs, or the viewer's own with the closed ones. */
export function JobsScreen({ search }: { search: JobsSearch }) {
  const me = useMe();
  const list = useJobs(search);
  const which = search.eigenaar === 'mij' ? 'own' : 'all';
  const { title, about } = heads[which];
  const hasNothing = which !== 'all' && !isLookedFor(search) && list.state === 'loaded' && list.items.length === 0;
  const canPost = me?.roles.includes('entrepreneur') ?? false;
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title={title} about={about}>
          {canPost && (
            <ButtonLink to="/banen/nieuw" tone="primary">
              <IconPlus size={20} stroke={2} aria-hidden />
              Nieuwe Vacature
            </ButtonLink>
          )}
        </PageHead>
        <JobsTabs current={which} />
        {!hasNothing && <JobFilters search={search} projectTitle={list.items[0]?.project?.title} />}
        {which === 'all' && isLookedFor(search) && (
          <Row>
            <SaveSearchButton kind="jobs" search={search} name={search.zoek ?? search.plaats ?? 'Vacatures'} />
          </Row>
        )}
        <AnnounceFound list={list} isSearched={isLookedFor(search)} one="vacature" many="vacatures" />
        <KeepFocus>
          <PagedList
            list={list}
            words={words}
            label={title}
            keyOf={({ id }) => id}
            atFirst={me === null ? undefined : 5}
            skeleton={<JobsSkeleton />}
            empty={<NoJobs search={search} canPost={canPost} />}
          >
            {(job, place) => <JobCard job={job} first={place < 3} />}
          </PagedList>
        </KeepFocus>
      </Stack>
    </Page>
  );
}
