import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../kit/buttons.tsx';
import { Stack } from '../kit/layout.tsx';
import { Text } from '../kit/text.tsx';
import type { Pages } from './use-pages.ts';

export type MoreWords = {
  /** On the button. */
  more: string;
  /** On the button while it loads. */
  loading?: string;
  /** Why there is no more yet: the sentence above the button. */
  moreFailed: string;
};

type LoadMoreProps = {
  more: Pages<unknown>['more'];
  words: MoreWords;
  /** Loads by itself too, once the button comes near the edge of the window, or of what scrolls. */
  isAutomatic: boolean;
  scroller?: RefObject<HTMLElement | null>;
  isQuiet: boolean;
  /** `isPressed` when the reader asked for it. */
  onLoad: (isPressed: boolean) => void;
};

/** How far outside of the window, or of what scrolls, more is loaded already. */
const near = { window: '800px', scroller: '300px 0px' };

/** The way to more of a list. A failure says so and waits for the button: the same one, so that it keeps its focus. */
export function LoadMore({ more, words, isAutomatic, scroller, isQuiet, onLoad }: LoadMoreProps) {
  const place = useRef<HTMLElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  const comesByItself = isAutomatic && more === 'idle';

  useEffect(() => {
    if (!comesByItself || place.current === null) return;
    const edge = { root: scroller?.current ?? null, rootMargin: scroller === undefined ? near.window : near.scroller };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(false), edge);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [comesByItself, scroller]);

  if (more === 'none') return null;
  return (
    <Stack ref={place} gap={8} align="center">
      {more === 'failed' && (
        <Text tone="danger" role="alert">
          {words.moreFailed}
        </Text>
      )}
      <Button tone={isQuiet ? 'quiet' : 'secondary'} aria-disabled={more === 'loading'} onClick={() => onLoad(true)}>
        {labelOf(more, words)}
      </Button>
    </Stack>
  );
}

function labelOf(more: LoadMoreProps['more'], words: MoreWords): string {
  if (more === 'loading') return words.loading ?? 'Laden...';
  return more === 'failed' ? 'Probeer opnieuw' : words.more;
}
