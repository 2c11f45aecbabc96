import { UpcomingAside } from '../../features/agenda/components/upcoming-aside.tsx';
import { useUpcomingBeside } from '../../features/agenda/hooks/meetings.ts';
import { SuggestionsAside } from '../../features/network/components/suggestions-aside.tsx';
import { SuggestionsSkeleton } from '../../features/network/components/suggestions-skeleton.tsx';

/** The next meetings, and under them people whom the viewer may know. */
export function BesideFeedParts() {
  const { data, isPending, failureCount } = useUpcomingBeside();
  // Suggestions are below the meetings, which would push them down if they came later; after a failure they don't wait.
  if (isPending && failureCount === 0) return <SuggestionsSkeleton />;
  return (
    <>
      <UpcomingAside meetings={data?.meetings ?? []} />
      <SuggestionsAside />
    </>
  );
}
