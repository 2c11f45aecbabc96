import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastsWaiting } from './toast.ts';

/** Stands once in the page; loads what draws toasts when the first one comes, and without a network once it is back. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.read, () => false);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isNeeded || Toasts !== null) return;
    const load = () => {
      import('./toasts.tsx').then(
        (loaded) => setToasts(() => loaded.Toasts),
        // A page that can't tell something still works.
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isNeeded, Toasts]);

  return Toasts === null ? null : <Toasts />;
}
