import { IconPlus } from '@tabler/icons-react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Announce } from '../../../platform/web/kit/hidden.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../platform/web/lists/paged-list.tsx';
import type { Pages } from '../../../platform/web/lists/use-pages.ts';
import { useMe } from '../../profiles/hooks.ts';
import { useProjects } from '../hooks.ts';
import { isLookedFor } from '../view/filters.ts';
import type { ProjectsSearch } from '../view/search.ts';
import { NoProjects } from './no-projects.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectsSkeleton } from './projects-skeleton.tsx';

const words = {
  failed: 'Kon projecten niet laden.',
  more: 'Meer projecten',
  moreFailed: 'Meer projecten konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 project geladen.' : `Nog ${count} projecten geladen.`),
};

/** All published projects, or the viewer's own with their drafts. */
export function ProjectsScreen({ search }: { search: ProjectsSearch }) {
  const me = useMe();
  const list = useProjects(search);
  const isOwn = search.eigenaar === 'mij';
  const canCreate = me?.roles.includes('entrepreneur') ?? false;
  return (
    <Page>
      <Stack gap={24}>
        <Row justify="between" gap={16}>
          <Stack gap={8}>
            <h1>{isOwn ? 'Mijn projecten' : 'Projecten'}</h1>
            <Text tone="muted">
              {isOwn
                ? 'Je plannen, van concept tot voltooid.'
                : 'Plannen van ondernemers: wat ze maken, wie ze zoeken en wat ze nodig hebben.'}
            </Text>
          </Stack>
          {canCreate && (
            <ButtonLink to="/projecten/nieuw" tone="primary">
              <IconPlus size={20} stroke={2} aria-hidden />
              Nieuw Project
            </ButtonLink>
          )}
        </Row>
        {(canCreate || isOwn) && (
          <TabLinks label="Welke projecten">
            <TabLink to="/projecten" search={(now) => ({ ...now, eigenaar: undefined })} resetScroll={false} isCurrent={!isOwn}>
              Alle projecten
            </TabLink>
            <TabLink to="/projecten" search={(now) => ({ ...now, eigenaar: 'mij' })} resetScroll={false} isCurrent={isOwn}>
              Mijn projecten
            </TabLink>
          </TabLinks>
        )}
        <ProjectFilters search={search} hasDrafts={me !== null} />
        <Found search={search} list={list} />
        <PagedList
          list={list}
          words={words}
          label={isOwn ? 'Mijn projecten' : 'Projecten'}
          keyOf={({ id }) => id}
          layout="grid"
          gap={16}
          skeleton={<ProjectsSkeleton />}
          empty={<NoProjects search={search} canCreate={canCreate} />}
        >
          {(project, place) => <ProjectCard project={project} first={place < 3} />}
        </PagedList>
      </Stack>
    </Page>
  );
}

/** Announces the number of results to screen readers. */
function Found({ search, list: { state, items, more } }: { search: ProjectsSearch; list: Pages<unknown> }) {
  const isMore = more === 'none' ? '' : 'Meer dan ';
  const found = items.length === 1 ? '1 project gevonden.' : `${isMore}${items.length} projecten gevonden.`;
  return <Announce>{isLookedFor(search) && state === 'loaded' ? found : ''}</Announce>;
}
