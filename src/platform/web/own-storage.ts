/** What a person left in this browser; nothing secret, and gone when they sign out (decision 9). */
const prefix = 'kiem:';

/** Reads what was kept; null when there is nothing or the browser keeps nothing. */
export function readOwn(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Keeps a text; null removes it. A browser that keeps nothing is no failure. */
export function writeOwn(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    return;
  }
}

/** Removes everything that was kept. */
export function clearOwn(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    return;
  }
}
