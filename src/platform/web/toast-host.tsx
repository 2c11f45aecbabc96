import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastsWaiting } from './toast.ts';

/** Stands once in the page; loads what draws toasts when the first one comes. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.read, () => false);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    async function load() {
      try {
        const loaded = await import('./toasts.tsx');
        setToasts(() => loaded.Toasts);
      } catch {
        // Without a network: a page that can't tell something goes on, with what people typed and chose in it.
        return;
      }
    }
    void load();
  }, [isNeeded]);

  return Toasts === null ? null : <Toasts />;
}
