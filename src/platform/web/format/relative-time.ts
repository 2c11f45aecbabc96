import { onFirstUse } from './locale.ts';

const ages = onFirstUse(() => new Intl.RelativeTimeFormat('nl', { numeric: 'always' }));

const units = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'week', seconds: 7 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** A post's age: 'zojuist' under a minute, else '5 minuten geleden'. A future instant, from a wrong clock, is 'zojuist' too. */
export function relativeTime(instant: string, now: number): string {
  const seconds = (now - Date.parse(instant)) / 1000;
  for (const { unit, seconds: length } of units) {
    if (seconds >= length) return ages().format(-Math.floor(seconds / length), unit);
  }
  return 'zojuist';
}

/** A comment's age: 'Nu' under a minute, else '5m', '3u', '2d'. */
export function shortAge(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return 'Nu';
  if (minutes < 60) return `${minutes}m`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)}u` : `${Math.floor(minutes / (24 * 60))}d`;
}

/** A notification's age: 'Nu' under a minute, else '5m geleden', '3u geleden', '2d geleden'. */
export function shortAgo(instant: string, now: number): string {
  const age = shortAge(instant, now);
  return age === 'Nu' ? age : `${age} geleden`;
}
