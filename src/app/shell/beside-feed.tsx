import { type ComponentType, lazy, Suspense } from 'react';
import { SuggestionsSkeleton } from '../../features/network/components/suggestions-skeleton.tsx';
import { useWide } from '../../platform/web/browser/use-wide.ts';
import style from './beside-feed.module.css';

/** Comes after the page, and only where there is room for it; without it the page is none the worse. */
const Parts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./beside-feed-parts.tsx')).BesideFeedParts };
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
