import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import type { Project } from '../../projects/contract.ts';
import { isWriting, useDeck, useToldEnd } from '../hooks.ts';
import { loadFailedMessage } from '../texts.ts';
import { DeckOfAnother } from './deck-of-another.tsx';
import { DeckProgress } from './deck-progress.tsx';
import { DeckSkeleton } from './deck-skeleton.tsx';
import { DeckView } from './deck-view.tsx';
import { NoDeck } from './no-deck.tsx';

/** The pitch deck of a project: its owner's. Others read how to ask for access. */
export function DeckTab({ project }: { project: Project }) {
  return project.can.edit ? <OwnDeck project={project} /> : <DeckOfAnother project={project} />;
}

/** From the question whether to have one written to its 13 slides. */
function OwnDeck({ project }: { project: Project }) {
  const { data: deck, isError, refetch } = useDeck(project.id);
  useToldEnd(deck);
  if (deck === undefined) return isError ? <LoadFailure onRetry={() => void refetch()}>{loadFailedMessage}</LoadFailure> : <DeckSkeleton />;
  if (deck === null) return <NoDeck project={project} error={null} />;
  const { status, generation } = deck;
  if (status === 'draft') {
    return isWriting(deck) && generation !== null ? (
      <DeckProgress generation={generation} />
    ) : (
      <NoDeck project={project} error={generation?.error ?? null} />
    );
  }
  return <DeckView project={project} deck={deck} />;
}
