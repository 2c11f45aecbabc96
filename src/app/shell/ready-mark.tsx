import { useEffect } from 'react';

/** Marks the document once the page responds: until hydration, a press on a plain button does nothing. Browser tests wait for it. */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
