import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import type { useThread } from '../hooks/thread.ts';
import style from './load-at-end.module.css';

type LoadMoreProps = {
  direction: 'older' | 'newer';
  more: ReturnType<typeof useThread>['more'];
  scroller: RefObject<HTMLElement | null>;
};

const words = {
  older: { label: 'Oudere berichten tonen', failure: 'Oudere berichten konden niet worden geladen.' },
  newer: { label: 'Nieuwere berichten tonen', failure: 'Nieuwere berichten konden niet worden geladen.' },
};

/** The way to older or newer messages: once it comes near, or by its button. What failed waits for the button. */
export function LoadMore({ direction, more: { isPending, isError, mutate }, scroller }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const mayLoad = !isPending && !isError;

  useEffect(() => {
    if (!mayLoad || place.current === null) return;
    const near = { root: scroller.current, rootMargin: '300px 0px' };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && mutate(direction), near);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [mayLoad, mutate, direction, scroller]);

  function load() {
    if (isPending) return;
    // The button goes when there is no more; focus stays with the messages.
    mutate(direction, { onSuccess: () => document.activeElement === document.body && scroller.current?.focus({ preventScroll: true }) });
  }

  return (
    <div ref={place} className={style.end}>
      {isError && <p className={style.failure}>{words[direction].failure}</p>}
      <Button tone="quiet" aria-disabled={isPending} onClick={load}>
        {isPending ? 'Laden...' : words[direction].label}
      </Button>
    </div>
  );
}
