import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { FailurePage } from '../../../../platform/web/kit/failure-page.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { useInvitation } from '../hooks.ts';
import type { Place } from '../view/place.ts';
import { ClosedPage } from './closed-page.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { OpenedDeck } from './opened-deck.tsx';

type ReaderScreenProps = {
  place: Place;
  /** The part of the address that opens the deck. */
  opening: string | undefined;
};

/** A shared deck as its reader meets it: what they are told before, and then the slides. */
export function ReaderScreen({ place, opening }: ReaderScreenProps) {
  const { data: invitation, error, refetch, isFetching } = useInvitation(place);
  const failure = readFailure(error);
  if (failure !== null) return <ClosedPage code={failure.code} />;
  if (invitation === undefined && error !== null) {
    return <FailurePage title="De pitch kon niet worden geladen" onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (invitation === undefined) {
    return (
      <Page width="reading">
        <SkeletonRows count={3} />
      </Page>
    );
  }
  if (opening === undefined || opening !== invitation.opening) return <InvitationCard place={place} invitation={invitation} />;
  return <OpenedDeck place={place} opening={opening} />;
}
