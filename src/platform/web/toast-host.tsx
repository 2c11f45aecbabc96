import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWaiting } from './toast.ts';

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));

/** Stands once in the page; loads what draws toasts when the first one comes. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.read, () => false);
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
