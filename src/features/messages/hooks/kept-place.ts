import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as at the end. */
const nearPixels = 40;

type Place = {
  /** The scrolling element; its messages have `data-message`. */
  scroller: RefObject<HTMLElement | null>;
  /** A value that changes whenever the content does. */
  shown: unknown;
  /** Whether the conversation's last message is loaded. */
  hasEnd: boolean;
  /** Scrolls to where reading begins; called once. Returns false for the end. */
  begin: (scroller: HTMLElement) => boolean;
};

/**
 * Keeps a reader's place. At the end, they stay there as messages come; elsewhere, the first message in view keeps its
 * position when messages are added before or after it, and when the window is resized.
 */
export function useKeptPlace({ scroller, shown, hasEnd, begin }: Place) {
  const [isAtEnd, setAtEnd] = useState(false);
  const atEnd = useRef(false);
  const anchor = useRef<{ id: string; top: number }>(null);
  const hasBegun = useRef(false);

  /** Remembers the reader's place. */
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

  /** Restores the reader's place. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of content moves the place.
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
