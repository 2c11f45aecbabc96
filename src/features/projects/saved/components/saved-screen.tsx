import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../../platform/web/kit/page-head.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { ProjectsSkeleton } from '../../components/projects-skeleton.tsx';
import { ProjectsTabs } from '../../components/projects-tabs.tsx';
import { useSaved } from '../hooks.ts';
import { type SavedSearch, stageIn } from '../view/search.ts';
import { SavedControls } from './saved-controls.tsx';
import { StageFilter } from './stage-filter.tsx';

const words = {
  failed: 'Kon je bewaarde projecten niet laden.',
  more: 'Meer projecten',
  moreFailed: 'Meer projecten konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 project geladen.' : `Nog ${count} projecten geladen.`),
};

/** The projects that the viewer saved, of every stage or one. */
export function SavedScreen({ search }: { search: SavedSearch }) {
  const list = useSaved(search);
  const stage = stageIn(search);
  const hasNothing = stage === undefined && list.state === 'loaded' && list.items.length === 0;
  return (
    <Page>
      <Stack gap={24}>
        <PageHead
          title="Bewaarde projecten"
          about="Projecten om op terug te komen. Alleen jij ziet wat je bewaart, hoever je bent en wat je erbij schrijft."
        />
        <ProjectsTabs current="saved" />
        {!hasNothing && <StageFilter search={search} />}
        <PagedList
          list={list}
          words={words}
          label="Bewaarde projecten"
          keyOf={({ project }) => project.id}
          layout="grid"
          gap={16}
          atFirst={6}
          skeleton={<ProjectsSkeleton />}
          empty={<NothingSaved isOfStage={stage !== undefined} />}
        >
          {({ project, stage: now, note }, place) => (
            <ProjectCard
              project={project}
              first={place < 3}
              acts={<SavedControls projectId={project.id} title={project.title} stage={now} note={note} />}
            />
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

function NothingSaved({ isOfStage }: { isOfStage: boolean }) {
  if (isOfStage) {
    return (
      <EmptyState drawing="pot" title="Geen projecten in deze fase.">
        <ButtonLink to="/projecten/bewaard" search={{}}>
          Alles wat je bewaart
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="seed"
      title="Hier staan geen projecten."
      text="Druk op Bewaren bij een project dat je niet wilt kwijtraken. Trekt de ondernemer het in, dan zie je het hier niet meer."
    >
      <ButtonLink to="/projecten" tone="primary">
        Bekijk de projecten
      </ButtonLink>
    </EmptyState>
  );
}
