import { parseUpTo } from '../../../platform/web/forms/parse-number.ts';
import { limits, workTypes } from '../../profiles/policy.ts';
import type { ListedTalents } from '../contract.ts';
import { type TalentSearch, talentAddress } from './search.ts';

const sorts = { tarief: 'rate', ervaring: 'experience' } as const;
const availabilities = { bezig: 'busy', alle: 'all' } as const;

/** The filters in the page's address; what cannot be is ignored. */
export function filtersOf(search: TalentSearch): Omit<ListedTalents, 'after'> {
  const { zoek = '', beschikbaar, werk, plaats = '', taal = '', tarief, jaren, remote, sorteer } = search;
  const years = parseUpTo(limits.experienceYears, jaren);
  return {
    search: zoek,
    availability: beschikbaar === undefined ? 'available' : availabilities[beschikbaar],
    place: plaats,
    remote: remote === 'ja',
    workType: workTypes.find((type) => type === werk),
    language: taal,
    maxRate: parseUpTo(limits.hourlyRate, tarief),
    minYears: years === undefined ? undefined : Math.trunc(years),
    sort: sorteer === undefined ? 'newest' : sorts[sorteer],
  };
}

/** Whether the list shows less than it has. */
export function isLookedFor(search: TalentSearch): boolean {
  return talentAddress.count(search) > 0 || search.zoek !== undefined;
}
