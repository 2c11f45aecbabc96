/** Asks about what isn't saved, and leaves when it may go; false when everything is saved. */
type Guard = (leave: () => void) => boolean;

const guards = new Set<Guard>();

/** Adds the guard of a form; returns the function that removes it. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Does what ends the page without going to another one, such as signing out; first asks where a form isn't saved. */
export function leaveSaved(leave: () => void): void {
  for (const guard of guards) if (guard(leave)) return;
  leave();
}
