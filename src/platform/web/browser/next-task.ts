/** Resolves in a task of its own, so that a touch is answered before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
