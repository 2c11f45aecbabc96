const key = 'te-bevestigen';

const listeners = new Set<() => void>();
/** For a browser that keeps nothing. */
let inMemory: string | null = null;

/** Keeps the address that was signed up with until the tab is closed, so that a reload doesn't show the form again. */
export function keepWaiting(email: string | null): void {
  inMemory = email;
  try {
    if (email === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // Until the page is loaded again, memory has it.
  }
  for (const tell of listeners) tell();
}

/** The address that waits for its confirmation; null without one. */
export function waitingEmail(): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Calls when the address changes; returns the function that unsubscribes. */
export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
