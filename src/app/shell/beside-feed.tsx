import { type ComponentType, lazy, Suspense } from 'react';
import { SuggestionsSkeleton } from '../../features/network/components/suggestions-skeleton.tsx';
import { useWide } from '../../platform/web/browser/use-wide.ts';
import style from './beside-feed.module.css';

/** Loaded after the page and only on wide screens. A failure renders nothing, as the page works without it. */
const Parts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import(/* loads: at once */ './beside-feed-parts.tsx')).BesideFeedParts };
  } catch {
    return { default: Nothing };
  }
});

const Nothing = () => null;

/** The third column beside the feed and a post. */
export function BesideFeed() {
  const isWide = useWide();
  return (
    <div className={style.parts}>
      {isWide ? (
        <Suspense fallback={<SuggestionsSkeleton />}>
          <Parts />
        </Suspense>
      ) : (
        <SuggestionsSkeleton />
      )}
    </div>
  );
}
