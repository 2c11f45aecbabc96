import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../../platform/web/kit/page-head.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { TalentCard } from '../../components/talent-card.tsx';
import { TalentTabs } from '../../components/talent-tabs.tsx';
import { TalentsSkeleton } from '../../components/talents-skeleton.tsx';
import { useSaved } from '../hooks.ts';
import { SaveButton } from './save-button.tsx';
import { SavedNote } from './saved-note.tsx';

const words = {
  failed: 'Kon je bewaarde talent niet laden.',
  more: 'Meer talent',
  moreFailed: 'Meer talent kon niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 talent geladen.' : `Nog ${count} talenten geladen.`),
};

/** The talents whom the viewer saved. */
export function SavedScreen() {
  const list = useSaved();
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title="Bewaard talent" about="Mensen om op terug te komen. Alleen jij ziet wie je bewaart en wat je erbij schrijft." />
        <TalentTabs current="saved" />
        <PagedList
          list={list}
          words={words}
          label="Bewaard talent"
          keyOf={({ talent }) => talent.id}
          layout="grid"
          gap={16}
          atFirst={9}
          skeleton={<TalentsSkeleton />}
          empty={
            <EmptyState
              drawing="seed"
              title="Je bewaart nog niemand."
              text="Druk op Bewaren bij iemand die je niet uit het oog wilt verliezen."
            >
              <ButtonLink to="/talent" tone="primary">
                Bekijk het talent
              </ButtonLink>
            </EmptyState>
          }
        >
          {({ talent, note }) => (
            <TalentCard talent={talent} corner={<SaveButton talent={talent} isSmall />} acts={<SavedNote talent={talent} note={note} />} />
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}
