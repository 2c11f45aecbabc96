import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { RolesButton } from '../../profiles/components/roles-button.tsx';
import { hasWords, isLookedFor } from '../view/filters.ts';
import type { JobsSearch } from '../view/search.ts';

/** Shown when nothing matches, or nothing is there. Entrepreneurs are offered to post one. */
export function NoJobs({ search, canPost }: { search: JobsSearch; canPost: boolean }) {
  const isFiltered = isLookedFor(search);
  const { eigenaar } = search;
  if (eigenaar === 'mij' && !isFiltered) {
    return (
      <EmptyState
        drawing="pot"
        title="Je hebt nog geen vacatures."
        text={
          canPost ? 'Zoek je iemand? Zet een vacature open.' : 'Een vacature plaats je als ondernemer. Je rollen kies je op je profiel.'
        }
      >
        {canPost ? <PostButton /> : <RolesButton />}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={isFiltered ? 'adrift' : 'pot'}
      title="Geen vacatures gevonden"
      text={textOf({ hasWords: hasWords(search), isFiltered })}
    >
      {isFiltered ? (
        <ButtonLink to="/banen" search={{ eigenaar }}>
          Alles tonen
        </ButtonLink>
      ) : (
        canPost && <PostButton />
      )}
    </EmptyState>
  );
}

function PostButton() {
  return (
    <ButtonLink to="/banen/nieuw" tone="primary">
      Nieuwe Vacature
    </ButtonLink>
  );
}

function textOf({ hasWords, isFiltered }: { hasWords: boolean; isFiltered: boolean }): string {
  if (hasWords) return 'Probeer andere zoektermen.';
  return isFiltered ? 'Geen vacature past bij je filters.' : 'Er zijn momenteel geen actieve vacatures.';
}
