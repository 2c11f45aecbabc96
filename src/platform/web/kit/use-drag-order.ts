import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** So near to the edge of the window, in pixels, a drag scrolls it. */
const edge = 72;
const scrollStep = 16;

type DragOrderOptions = {
  /** The element whose children are the rows. */
  list: RefObject<HTMLElement | null>;
  onMove: (from: number, to: number) => void;
};

/**
 * Reorders rows by dragging a handle of theirs, with a mouse, a pen or a finger. The list is reordered while a row is
 * dragged: a row changes places with a neighbour as the pointer passes the neighbour's middle.
 */
export function useDragOrder({ list, onMove }: DragOrderOptions) {
  const [dragged, setDragged] = useState<number | null>(null);

  const follow = useEffectEvent((y: number) => {
    if (dragged === null || list.current === null) return;
    if (y < edge) window.scrollBy(0, -scrollStep);
    else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    const { children } = list.current;
    const middleOf = (position: number) => {
      const box = children[position]?.getBoundingClientRect();
      return box === undefined ? Number.NaN : box.top + box.height / 2;
    };
    const [isAbove, isBelow] = [y < middleOf(dragged - 1), y > middleOf(dragged + 1)];
    if (!isAbove && !isBelow) return;
    const to = isAbove ? dragged - 1 : dragged + 1;
    onMove(dragged, to);
    setDragged(to);
  });

  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const stop = new AbortController();
    // On the window, as a row that moves in the document loses the pointer's capture.
    window.addEventListener('pointermove', ({ clientY }) => follow(clientY), { signal: stop.signal });
    for (const end of ['pointerup', 'pointercancel', 'blur']) {
      window.addEventListener(end, () => setDragged(null), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [isDragging]);

  return {
    /** The place of the row that is dragged now. */
    dragged,
    /** The props of a row's handle. Its style sets `touch-action: none`, so that a finger drags instead of scrolling. */
    handle: (position: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        // Else the text of the page would be selected.
        event.preventDefault();
        setDragged(position);
      },
    }),
  };
}
