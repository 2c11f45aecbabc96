import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconPlus } from '../../../platform/web/kit/icons.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../platform/web/kit/page-head.tsx';
import { AnnounceFound } from '../../../platform/web/lists/announce-found.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { FollowButton } from '../follows/components/follow-button.tsx';
import { useProjects } from '../hooks.ts';
import { isLookedFor } from '../view/filters.ts';
import type { ProjectsSearch } from '../view/search.ts';
import { NoProjects } from './no-projects.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectsSkeleton } from './projects-skeleton.tsx';
import { ProjectsTabs } from './projects-tabs.tsx';

const words = {
  failed: 'Kon projecten niet laden.',
  more: 'Meer projecten',
  moreFailed: 'Meer projecten konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 project geladen.' : `Nog ${count} projecten geladen.`),
};

const heads = {
  all: { title: 'Projecten', about: 'Plannen van ondernemers: wat ze maken, wie ze zoeken en wat ze nodig hebben.' },
  followed: { title: 'Projecten die je volgt', about: 'Is er een update, dan hoor je het.' },
  own: { title: 'Mijn projecten', about: 'Je plannen, van concept tot voltooid.' },
};

/** All published projects, those that the viewer follows, or their own with the drafts. */
export function ProjectsScreen({ search }: { search: ProjectsSearch }) {
  const me = useMe();
  const list = useProjects(search);
  const which = listedBy(search);
  const { title, about } = heads[which];
  const hasNothing = which !== 'all' && !isLookedFor(search) && list.state === 'loaded' && list.items.length === 0;
  const canCreate = me?.roles.includes('entrepreneur') ?? false;
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title={title} about={about}>
          {canCreate && (
            <ButtonLink to="/projecten/nieuw" tone="primary">
              <IconPlus size={20} stroke={2} aria-hidden />
              Nieuw Project
            </ButtonLink>
          )}
        </PageHead>
        <ProjectsTabs current={which} />
        {!hasNothing && <ProjectFilters search={search} hasDrafts={me !== null} />}
        <AnnounceFound list={list} isSearched={isLookedFor(search)} one="project" many="projecten" />
        <PagedList
          list={list}
          words={words}
          label={title}
          keyOf={({ id }) => id}
          layout="grid"
          gap={16}
          atFirst={me === null ? undefined : 6}
          skeleton={<ProjectsSkeleton />}
          empty={<NoProjects search={search} canCreate={canCreate} />}
        >
          {(project, place) => (
            <ProjectCard
              project={project}
              first={place < 3}
              acts={me !== null && !project.can.edit && <FollowButton project={project} isSmall />}
            />
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

function listedBy({ eigenaar, gevolgd }: ProjectsSearch): keyof typeof heads {
  if (eigenaar === 'mij') return 'own';
  return gevolgd === 'mij' ? 'followed' : 'all';
}
