/** Asks about what would be lost, and leaves when it may go; false when nothing would. */
type Guard = (leave: () => void) => boolean;

/** Each guard, with the form that it guards where it tells. */
const guards = new Map<Guard, { current: Element | null } | undefined>();

/** Adds the guard of a form, or of messages that aren't sent; returns the function that removes it. */
export function addGuard(guard: Guard, form?: { current: Element | null }): () => void {
  guards.set(guard, form);
  return () => guards.delete(guard);
}

/**
 * Does what ends the page without going to another one, such as signing out; first asks, one by one, of what would be lost. With
 * `within` it ends that element alone, and only forms in it are asked about.
 */
export function leaveSaved(leave: () => void, within?: Element | null): void {
  const meant = [...guards].filter(([, form]) => within == null || within.contains(form?.current ?? null));
  askNext(
    meant.map(([guard]) => guard),
    leave,
  );
}

function askNext([guard, ...others]: Guard[], leave: () => void): void {
  if (guard === undefined) leave();
  else if (!guard(() => askNext(others, leave))) askNext(others, leave);
}
