import { reachedIn } from './policy.ts';

/** How far a reading went: 'tot dia 7 van 13'. */
export function reachedWords(reading: { offered: readonly string[]; seen: readonly string[] }): string {
  return `tot dia ${reachedIn(reading)} van ${reading.offered.length}`;
}
