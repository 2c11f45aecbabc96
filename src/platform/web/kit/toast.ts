/** A short message over the page; the changed screen itself shows the rest. */
export type Toast = { title: string; message?: string; kind: 'success' | 'error' };

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let show: Show | null = null;

/** Shows a toast. What draws toasts is loaded with the first one (toast-host.tsx). */
export function toast(message: Toast): void {
  if (show !== null) {
    show(message);
    return;
  }
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** Shows the general failure. */
export function toastFailure(): void {
  toast({ kind: 'error', title: 'Er is iets misgegaan', message: 'Probeer het opnieuw' });
}

/** Whether a toast waits for what draws it. */
export const toastsWaiting = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => waiting.length > 0 || show !== null,
};

/** Takes over showing toasts, those that wait first; returns the function that stops this. */
export function drawToastsWith(draw: Show): () => void {
  show = draw;
  for (const message of waiting.splice(0)) draw(message);
  return () => {
    show = null;
  };
}
