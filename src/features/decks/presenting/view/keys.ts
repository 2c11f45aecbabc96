/** The acts of somebody who presents. */
export type Act = 'next' | 'previous' | 'first' | 'last' | 'overview' | 'full-screen' | 'presenter' | 'black' | 'leave';

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Remote controls for presentations send PageDown and PageUp. */
const acts = new Map<string, Act>([
  ['ArrowRight', 'next'],
  ['ArrowDown', 'next'],
  ['PageDown', 'next'],
  [' ', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowUp', 'previous'],
  ['PageUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['o', 'overview'],
  ['f', 'full-screen'],
  ['p', 'presenter'],
  ['b', 'black'],
  ['Escape', 'leave'],
]);

/** The act of a key; null for one that is the browser's, such as Ctrl+P, which prints. */
export function actOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Act | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === ' ' && shiftKey) return 'previous';
  return acts.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
