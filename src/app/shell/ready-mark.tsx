import { useEffect } from 'react';

/** Marks the document after hydration, before which plain buttons do nothing. Browser tests wait for the mark. */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
