import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../../platform/web/data/live.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';

const shownMilliseconds = 5_000;
const toldMilliseconds = 3_000;

/** Whether a person is typing to the viewer; ends when their message arrives. */
export function useIsTyping(personId: string, lastMessageId: string | undefined): boolean {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive('typing', (id) => {
    if (id !== personId) return;
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), shownMilliseconds);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message ends the typing.
  useEffect(() => {
    setTyping(false);
    return () => clearTimeout(timer.current);
  }, [lastMessageId]);
  return isTyping;
}

/** Tells a person that the viewer is typing, at most every 3 s. Failures are ignored. */
export function useTellTyping(personId: string): () => void {
  const api = useApi();
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (performance.now() - toldAt.current < toldMilliseconds) return;
    toldAt.current = performance.now();
    api.messages.tellTyping.call({ id: personId }).catch(() => undefined);
  };
}
