import { createHash } from 'node:crypto';
import type { SeenFacts } from '../policy/kept.ts';

/** A short text that is the same for the same facts, in whatever order. */
export function hashFacts(facts: SeenFacts): string {
  const shown = Object.entries(facts).map(([id, fact]) => [id, fact.shown]);
  const sorted = shown.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
