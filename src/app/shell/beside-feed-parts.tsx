import { UpcomingAside } from '../../features/agenda/components/upcoming-aside.tsx';
import { useComingBeside } from '../../features/agenda/hooks/meetings.ts';
import { SuggestionsAside } from '../../features/network/components/suggestions-aside.tsx';
import { SuggestionsSkeleton } from '../../features/network/components/suggestions-skeleton.tsx';

/** The next meetings, and below them suggested people. */
export function BesideFeedParts() {
  const { data, isPending, failureCount } = useComingBeside();
  // Suggestions wait for the meetings above them, which would otherwise push them down. After a failure they stop waiting.
  if (isPending && failureCount === 0) return <SuggestionsSkeleton />;
  return (
    <>
      <UpcomingAside meetings={data?.meetings ?? []} />
      <SuggestionsAside />
    </>
  );
}
