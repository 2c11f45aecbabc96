import { lazy, Suspense } from 'react';
import { SuggestionsSkeleton } from '../../features/network/components/suggestions-skeleton.tsx';
import { useWide } from '../../platform/web/use-wide.ts';

/** Comes after the page, and only where there is room for it; without it the page is none the worse. */
const SuggestionsAside = lazy(async () => {
  try {
    return { default: (await import('../../features/network/components/suggestions-aside.tsx')).SuggestionsAside };
  } catch {
    return { default: Nothing };
  }
});

const Nothing = () => null;

/** The third column beside the feed and a post. */
export function BesideFeed() {
  if (!useWide()) return <SuggestionsSkeleton />;
  return (
    <Suspense fallback={<SuggestionsSkeleton />}>
      <SuggestionsAside />
    </Suspense>
  );
}
