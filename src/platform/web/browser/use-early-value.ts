import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes what somebody typed before the page worked: the field shows it, and React knows only of what the server sent. */
export function useEarlyValue(value: string, take: (value: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as later text comes by events.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) take(typed);
  }, []);
  return field;
}
