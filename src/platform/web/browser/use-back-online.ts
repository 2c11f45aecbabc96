import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from './use-online.ts';

/** Whether the device has a network; calls `act` when it has one again. */
export function useBackOnline(act: () => void): boolean {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isOnline && !wasOnline.current) actNow();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return isOnline;
}
