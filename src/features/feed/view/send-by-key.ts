import type { KeyboardEvent } from 'react';

/** Sends a text of several lines by Ctrl+Enter, or Cmd+Enter on a Mac. */
export function sendByKey(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  send();
}
