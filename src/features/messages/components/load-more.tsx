import type { RefObject } from 'react';
import { LoadMore as LoadMoreOfList } from '../../../platform/web/lists/load-more.tsx';
import type { useThread } from '../hooks/thread.ts';
import style from './load-more.module.css';

type LoadMoreProps = {
  direction: 'older' | 'newer';
  more: ReturnType<typeof useThread>['more'];
  scroller: RefObject<HTMLElement | null>;
};

const words = {
  older: { more: 'Oudere berichten tonen', moreFailed: 'Oudere berichten konden niet worden geladen.' },
  newer: { more: 'Nieuwere berichten tonen', moreFailed: 'Nieuwere berichten konden niet worden geladen.' },
};

/** Loads older or newer messages when the reader scrolls near, or by its button. */
export function LoadMore({ direction, more: { isPending, isError, mutate }, scroller }: LoadMoreProps) {
  function load() {
    if (isPending) return;
    // The button unmounts when nothing more is left; keep focus with the messages.
    mutate(direction, { onSuccess: () => document.activeElement === document.body && scroller.current?.focus({ preventScroll: true }) });
  }

  const failed = isError ? 'failed' : 'idle';
  return (
    <div className={style.end}>
      <LoadMoreOfList
        more={isPending ? 'loading' : failed}
        words={words[direction]}
        isAutomatic
        isQuiet
        scroller={scroller}
        onLoad={load}
      />
    </div>
  );
}
