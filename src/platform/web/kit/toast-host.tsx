import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastsWaiting } from './toast.ts';

const retryMilliseconds = 3_000;
/** After what the page itself loads. */
const earlyMilliseconds = 1_000;

/**
 * Rendered once per page; loads the code that shows toasts with the first one. With `isEarly` it is loaded in advance, so
 * that a toast about a broken network can be shown.
 */
export function ToastHost({ isEarly }: { isEarly: boolean }) {
  const isNeeded = useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.read, () => false);
  const [Toasts, setToasts] = useState<ComponentType>();
  const isWanted = Toasts === undefined && (isNeeded || isEarly);

  useEffect(() => {
    if (!isWanted) return;
    let timer: number | undefined;

    async function load() {
      try {
        const file = await import('./toasts.tsx');
        setToasts(() => file.Toasts);
      } catch {
        // Without a network, retry later: a page that can't show a toast keeps the values that people typed and chose.
        timer = window.setTimeout(load, retryMilliseconds);
      }
    }

    timer = window.setTimeout(load, isNeeded ? 0 : earlyMilliseconds);
    return () => window.clearTimeout(timer);
  }, [isWanted, isNeeded]);

  return Toasts && <Toasts />;
}
