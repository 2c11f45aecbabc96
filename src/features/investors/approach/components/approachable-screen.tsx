import { BackLink } from '../../../../platform/web/kit/back-link.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { IconMessage } from '../../../../platform/web/kit/icons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { ConversationLink } from '../../../profiles/components/conversation-link.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { useApproachable, useFitting } from '../hooks.ts';
import { fittingSentence } from '../view/fitting-sentence.ts';

const words = {
  failed: 'Kon de investeerders niet laden.',
  more: 'Meer investeerders',
  moreFailed: 'Meer investeerders konden niet worden geladen.',
  came: (count: number) => (count === 1 ? 'Nog 1 investeerder geladen.' : `Nog ${count} investeerders geladen.`),
};

/** For the owner of an active project: the investors who let founders like them write. */
export function ApproachableScreen({ projectId }: { projectId: string }) {
  const fitting = useFitting(projectId);
  const list = useApproachable(projectId);
  return (
    <Page>
      <Stack gap={24}>
        <Stack gap={8}>
          <BackLink to="/projecten/$projectId" params={{ projectId }}>
            {fitting.title}
          </BackLink>
          <h1>Investeerders</h1>
          <Text tone="muted">{fittingSentence(fitting)} Wie hieronder staat, laat zich graag door een ondernemer benaderen.</Text>
        </Stack>
        <PagedList
          list={list}
          words={words}
          label="Investeerders die je mag benaderen"
          keyOf={({ id }) => id}
          layout="grid"
          skeleton={<Skeleton block={120} />}
          empty={
            <EmptyState
              drawing="pot"
              title="Nog niemand om te benaderen."
              text="Zodra een investeerder bij wie je project past dat toelaat, lees je hier wie het is."
            />
          }
        >
          {(investor) => (
            <Card as="article">
              <PersonLink person={investor} size={56} />
              <div>
                <ConversationLink personId={investor.id} size="small">
                  <IconMessage size={18} stroke={1.75} aria-hidden />
                  Stuur een bericht
                </ConversationLink>
              </div>
            </Card>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}
