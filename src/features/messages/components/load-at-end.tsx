import { useEffect, useRef } from 'react';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import style from './load-at-end.module.css';

type LoadAtEndProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => Promise<unknown> };
  label: string;
  failure: string;
};

/** More of a list, once its end comes into view or by the button. What failed waits for the button. */
export function LoadAtEnd({
  list: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  label,
  failure,
}: LoadAtEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!mayLoad || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && void fetchNextPage());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [mayLoad, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={place} className={style.end}>
      {isFetchNextPageError && <p className={style.failure}>{failure}</p>}
      <Button tone="quiet" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? 'Laden...' : label}
      </Button>
    </div>
  );
}
