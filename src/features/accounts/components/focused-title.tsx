import { type ReactNode, useEffect, useRef } from 'react';

/** A screen that takes another's place without a change of route: the focus goes to its title, where reading it begins. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = screen.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return <div ref={screen}>{children}</div>;
}
