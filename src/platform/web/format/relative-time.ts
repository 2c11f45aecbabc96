const units = [
  { one: 'jaar', more: 'jaar', seconds: 365 * 86_400 },
  { one: 'maand', more: 'maanden', seconds: 30 * 86_400 },
  { one: 'week', more: 'weken', seconds: 7 * 86_400 },
  { one: 'dag', more: 'dagen', seconds: 86_400 },
  { one: 'uur', more: 'uur', seconds: 3_600 },
  { one: 'minuut', more: 'minuten', seconds: 60 },
] as const;

/** A post's age: 'zojuist' under a minute, else '5 minuten geleden'. A future instant, from a wrong clock, is 'zojuist' too. */
export function relativeTime(instant: string, now: number): string {
  const seconds = (now - Date.parse(instant)) / 1000;
  for (const { one, more, seconds: length } of units) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${count === 1 ? one : more} geleden`;
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
