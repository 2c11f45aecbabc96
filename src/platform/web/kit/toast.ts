/** A short message over the page; the changed screen itself shows the rest. */
export type Toast = { title: string; message?: string; kind: 'success' | 'error' };

type Screen = { show: (toast: Toast) => void; remove: (toast: Toast) => void };

let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();
let screen: Screen | null = null;

/** Shows a toast; returns the function that removes it. What draws toasts is loaded with the first one (toast-host.tsx). */
export function toast(message: Toast): () => void {
  if (screen === null) changeWaiting([...waiting, message]);
  else screen.show(message);
  return () => {
    changeWaiting(waiting.filter((other) => other !== message));
    screen?.remove(message);
  };
}

function changeWaiting(toasts: readonly Toast[]): void {
  waiting = toasts;
  for (const listener of listeners) listener();
}

/** Shows the general failure; returns the function that removes it. */
export function toastFailure(): () => void {
  return toast({ kind: 'error', title: 'Er is iets misgegaan', message: 'Probeer het opnieuw' });
}

/** Whether a toast waits for what draws it. */
export const toastsWaiting = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => waiting.length > 0 || screen !== null,
};

/** Takes over showing toasts, those that wait first; returns the function that stops this. */
export function drawToastsOn(drawing: Screen): () => void {
  screen = drawing;
  for (const message of waiting) drawing.show(message);
  changeWaiting([]);
  return () => {
    screen = null;
  };
}
