import type { ListedMatches, MatchSides } from '../contract.ts';
import type { MatchSide } from '../policy.ts';
import type { MatchesSearch } from './search.ts';

/** The side that an address names; otherwise that of the talent profile, or of the jobs. Null for people with neither. */
export function sideOf({ talent, jobs }: MatchSides, { kant, vacature }: MatchesSearch): MatchSide | null {
  if (jobs.length > 0 && (kant === 'vacatures' || vacature !== undefined)) return 'poster';
  if (talent !== null) return 'talent';
  return jobs.length > 0 ? 'poster' : null;
}

/** The question to the list of matches. A job that isn't the viewer's own, or is closed, narrows nothing. */
export function listedOf({ jobs }: MatchSides, side: MatchSide, { filter, vacature }: MatchesSearch): ListedMatches {
  const job = side === 'poster' && jobs.some(({ id }) => id === vacature) ? vacature : undefined;
  return { side, filter: filter ?? 'all', ...(job !== undefined && { job }) };
}
