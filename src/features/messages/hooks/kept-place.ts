import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer than this to the end is at the end. */
const nearPixels = 40;

type Place = {
  /** What scrolls; the messages in it have `data-message`. */
  scroller: RefObject<HTMLElement | null>;
  /** Changes with everything that is shown. */
  shown: unknown;
  /** Whether the last message that there is is among them. */
  hasEnd: boolean;
  /** Scrolls to where reading begins; told once. Without one, and when it gives false, that is the end. */
  begin: (scroller: HTMLElement) => boolean;
};

/**
 * Keeps a reader's place: at the end one stays there while messages come; elsewhere the first message in view stays where
 * it is, whatever is added before or after it, and however the window changes.
 */
export function useKeptPlace({ scroller, shown, hasEnd, begin }: Place) {
  const [isAtEnd, setAtEnd] = useState(false);
  const atEnd = useRef(false);
  const anchor = useRef<{ id: string; top: number }>(null);
  const hasBegun = useRef(false);

  /** Notes where the reader is. */
  function note() {
    const element = scroller.current;
    if (element === null) return;
    const { top } = element.getBoundingClientRect();
    atEnd.current = hasEnd && element.scrollHeight - element.scrollTop - element.clientHeight < nearPixels;
    setAtEnd(atEnd.current);
    for (const message of element.querySelectorAll<HTMLElement>('[data-message]')) {
      const place = message.getBoundingClientRect();
      if (place.bottom <= top) continue;
      anchor.current = { id: message.dataset.message ?? '', top: place.top - top };
      return;
    }
  }

  /** Puts the reader back there. */
  function settle() {
    const element = scroller.current;
    if (element === null) return;
    if (!hasBegun.current) {
      hasBegun.current = true;
      if (!begin(element)) element.scrollTop = element.scrollHeight;
    } else if (atEnd.current) {
      element.scrollTop = element.scrollHeight;
    } else if (anchor.current !== null) {
      const message = element.querySelector(`[data-message="${anchor.current.id}"]`);
      const top = (message?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
      if (message !== null) element.scrollTop += top - anchor.current.top;
    }
    note();
  }

  const latest = useRef(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is shown that moves the place.
  useLayoutEffect(() => {
    latest.current = settle;
    settle();
  }, [shown, hasEnd]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    isAtEnd,
    atEnd,
    onScroll: note,
    toEnd() {
      if (scroller.current === null) return;
      scroller.current.scrollTop = scroller.current.scrollHeight;
      note();
    },
  };
}
