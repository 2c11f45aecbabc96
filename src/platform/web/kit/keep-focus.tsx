import { type ReactNode, useEffect, useRef } from 'react';
import { type Gap, Stack } from './layout.tsx';

type KeepFocusProps = { gap?: Gap; children: ReactNode };

/**
 * A part of a page whose buttons change what is drawn there, and go with it. Focus then stays with the part; the browser
 * would lose it, and a keyboard or a screen reader begins again at the top of the page.
 */
export function KeepFocus({ gap = 16, children }: KeepFocusProps) {
  const part = useRef<HTMLElement>(null);

  useEffect(() => {
    const own = part.current;
    if (own === null) return undefined;
    let focused: Element | null = null;
    const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

    function enter({ target }: FocusEvent) {
      focused = target instanceof Element && target !== own ? target : null;
    }

    /** A removed element may lose focus before it goes: only afterwards it is clear whether somebody left it. */
    function leave() {
      queueMicrotask(() => {
        if (focused !== null && !isGone(focused) && document.activeElement !== focused) focused = null;
      });
    }

    const observer = new MutationObserver(() => {
      if (focused === null || !isGone(focused)) return;
      const isLost = document.activeElement === document.body || document.activeElement === focused;
      focused = null;
      if (isLost) own.focus({ preventScroll: true });
    });
    observer.observe(own, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    own.addEventListener('focusin', enter);
    own.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      own.removeEventListener('focusin', enter);
      own.removeEventListener('focusout', leave);
    };
  }, []);

  return (
    <Stack ref={part} tabIndex={-1} gap={gap}>
      {children}
    </Stack>
  );
}
