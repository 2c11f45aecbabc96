/** Asks about what isn't saved, and leaves when it may go; false when everything is saved. */
type Guard = (leave: () => void) => boolean;

/** Each guard, with the form that it guards where it tells. */
const guards = new Map<Guard, { current: Element | null } | undefined>();

/** Adds the guard of a form; returns the function that removes it. */
export function addGuard(guard: Guard, form?: { current: Element | null }): () => void {
  guards.set(guard, form);
  return () => guards.delete(guard);
}

/**
 * Does what ends the page without going to another one, such as signing out; first asks where a form isn't saved. With `within` it
 * ends that element alone, and only forms in it are asked about.
 */
export function leaveSaved(leave: () => void, within?: Element | null): void {
  for (const [guard, form] of guards) {
    const isMeant = within == null || within.contains(form?.current ?? null);
    if (isMeant && guard(leave)) return;
  }
  leave();
}
