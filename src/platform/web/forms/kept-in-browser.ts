import type { Shape } from './shape.ts';

/** Keys of what people leave in this browser; signing out and erasing remove them all. Never secrets. */
const prefix = 'kiem:';

/**
 * A kind of text that this browser keeps until it is sent. The place of each begins with the id of its writer, so that
 * nobody else finds it when a session ended without signing out; what a visitor wrote has no place.
 */
export function keptInBrowser<T>(name: string, shape: Shape<T>) {
  const keyOf = (place: string[]) => prefix + [name, ...place].join(':');
  return {
    /** Null when there is nothing, or something of another shape. */
    read: (...place: string[]): T | null => parse(readKey(keyOf(place)), shape),

    /** Null removes it. Returns whether it is kept now: some browsers keep nothing. */
    write(value: T | null, ...place: string[]): boolean {
      const written = value === null ? null : JSON.stringify(value);
      writeKey(keyOf(place), written);
      return readKey(keyOf(place)) === written;
    },

    /** All that are kept below a place, each with the last part of its own. */
    list(...place: string[]): { last: string; value: T }[] {
      const start = `${keyOf(place)}:`;
      return listKeys(start).flatMap((key) => {
        const value = parse(readKey(key), shape);
        return value === null ? [] : { last: key.slice(start.length), value };
      });
    },

    /** Calls when another tab keeps or removes one below a place; returns the function that unsubscribes. */
    watch(onChange: () => void, ...place: string[]): () => void {
      const start = `${keyOf(place)}:`;
      const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(start)) && onChange();
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** Removes everything that was kept. */
export function clearKept(): void {
  for (const key of listKeys(prefix)) writeKey(key, null);
}

function parse<T>(written: string | null, shape: Shape<T>): T | null {
  try {
    return shape(JSON.parse(written ?? 'null')) ?? null;
  } catch {
    return null;
  }
}

function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeKey(key: string, written: string | null): void {
  try {
    if (written === null) localStorage.removeItem(key);
    else localStorage.setItem(key, written);
  } catch {
    // A browser that keeps nothing is no failure.
  }
}

function listKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
