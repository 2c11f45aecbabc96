import type { LinkProps } from '@tanstack/react-router';

/** A short message over the page; the changed screen itself shows the rest. */
export type Toast = {
  title: string;
  message?: string;
  kind: 'success' | 'error';
  /** Where what it says can be seen; `hash` is the part of that page. */
  link?: { label: string; to: LinkProps['to']; hash?: string };
};

type Screen = { show: (toast: Toast) => void; remove: (toast: Toast) => void };

let waiting: readonly Toast[] = [];
let screen: Screen | null = null;

/** Shows a toast, or as soon as something draws them; returns the function that removes it. */
export function toast(message: Toast): () => void {
  if (screen === null) waiting = [...waiting, message];
  else screen.show(message);
  return () => {
    waiting = waiting.filter((other) => other !== message);
    screen?.remove(message);
  };
}

/** Shows the general failure; returns the function that removes it. */
export function toastFailure(): () => void {
  return toast({ kind: 'error', title: 'Er is iets misgegaan', message: 'Probeer het opnieuw' });
}

/** Takes over showing toasts, those that wait first; returns the function that stops this. */
export function drawToastsOn(drawing: Screen): () => void {
  screen = drawing;
  for (const message of waiting) drawing.show(message);
  waiting = [];
  return () => {
    screen = null;
  };
}
