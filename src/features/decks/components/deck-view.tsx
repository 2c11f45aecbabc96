import { useState } from 'react';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import type { Project } from '../../projects/contract.ts';
import type { Deck } from '../contract.ts';
import { isWriting } from '../hooks.ts';
import { DeckSharing } from '../links/components/deck-sharing.tsx';
import type { SlideName } from '../policy/slides.ts';
import { DeckHead } from './deck-head.tsx';
import { DeckProgress } from './deck-progress.tsx';
import { SlideCard } from './slide-card.tsx';

/** The 13 slides of a deck, each with what its owner can do with it. One is edited at a time. */
export function DeckView({ project, deck }: { project: Project; deck: Deck }) {
  const [edited, setEdited] = useState<SlideName | null>(null);
  const isBusy = isWriting(deck);
  return (
    <Stack gap={16}>
      <DeckHead project={project} deck={deck} isBusy={isBusy || edited !== null} />
      {isBusy && deck.generation !== null && <DeckProgress generation={deck.generation} />}
      <Stack as="ol" gap={16}>
        {deck.slides.map((slide, place) => (
          <SlideCard
            key={slide.name}
            projectId={project.id}
            deck={deck}
            slide={slide}
            number={place + 1}
            isEdited={edited === slide.name}
            // A second form would lose what is typed in the first one.
            isBusy={isBusy || (edited !== null && edited !== slide.name)}
            onEdit={(isOpen) => setEdited(isOpen ? slide.name : null)}
          />
        ))}
      </Stack>
      <DeckSharing projectId={project.id} />
    </Stack>
  );
}
