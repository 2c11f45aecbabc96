/** Keys of what a person leaves in this browser. Never secrets; signing out removes them. */
const prefix = 'kiem:';

/** Reads a kept value; null if there is none or the browser keeps nothing. */
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

/** The names under which something is kept that begin so. */
export function listOwn(start: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix + start));
    return names.map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Calls when another tab keeps or removes something; returns the function that unsubscribes. */
export function watchOwn(start: string, onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix + start)) && onChange();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
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
