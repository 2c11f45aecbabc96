import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import type { MatchSides } from '../contract.ts';
import type { MatchFilter, MatchSide } from '../policy.ts';
import { matchesAddress } from '../view/search.ts';

type NoMatchesProps = { side: MatchSide; filter: MatchFilter; sides: MatchSides };

/** In place of an empty list: what would fill it. */
export function NoMatches({ side, filter, sides }: NoMatchesProps) {
  if (filter !== 'all') {
    return (
      <EmptyState drawing="seed" title="Geen matches met deze status.">
        <ButtonLink to="/matches" search={(now) => matchesAddress.write(now, { filter: '' })} resetScroll={false}>
          Bekijk alle matches
        </ButtonLink>
      </EmptyState>
    );
  }
  if (side === 'poster') {
    return (
      <EmptyState
        drawing="pot"
        title="Nog geen matches voor je vacature."
        text="Er is nog niemand beschikbaar die erbij past. Noem bij de vereisten wat iemand echt moet kunnen; wie erbij komt, staat hier binnen enkele seconden."
      >
        <ButtonLink to="/talent" search={{}}>
          Bekijk het talent
        </ButtonLink>
      </EmptyState>
    );
  }
  if (sides.talent?.isOpenToWork === false) {
    return (
      <EmptyState
        drawing="seed"
        title="Je bent nu niet beschikbaar."
        text="Zet “Open to work” aan op je profiel, dan zoeken we vacatures die bij je passen."
      >
        <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} tone="primary">
          Profiel bewerken
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="pot"
      title="Nog geen matches."
      text={
        <>
          Een titel en een paar vaardigheden zijn genoeg om te beginnen. Lees ook <Link to="/zo-werkt-een-match">hoe een match werkt</Link>.
        </>
      }
    >
      <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="vaardigheden" tone="primary">
        Vaardigheden toevoegen
      </ButtonLink>
    </EmptyState>
  );
}
