import type { Clock } from '../clock.ts';

type KeepOptions = {
  clock: Clock;
  /** The most values that are kept; the oldest makes room. */
  entries: number;
  milliseconds: number;
};

/** Keeps values for a while, by key. Callers who come while one is made wait for that one; a failure isn't kept. */
export function createKeep<Value>({ clock, entries, milliseconds }: KeepOptions) {
  const kept = new Map<string, { value: Promise<Value>; until: number }>();

  return function get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = clock.now().getTime();
    const found = kept.get(key);
    if (found !== undefined && found.until > now) return found.value;
    const value = make();
    const entry = { value, until: now + milliseconds };
    kept.delete(key);
    kept.set(key, entry);
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    const oldest = kept.keys().next().value;
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
