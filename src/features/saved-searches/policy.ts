import type { Database } from '../../platform/server/database.ts';
import type { MailingDetails } from '../notifications/policy.ts';

/** The lists whose searches are saved; each has an entry in app/searches.ts. */
export const searchKinds = ['jobs', 'talent'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const kindLabels: Record<SearchKind, string> = { jobs: 'Vacatures', talent: 'Talent' };

/** How often a person is mailed what is new in a saved search. */
export const cadences = ['day', 'week', 'none'] as const;
export type Cadence = (typeof cadences)[number];

export const cadenceLabels: Record<Cadence, string> = { day: 'Elke dag een mail', week: 'Elke week een mail', none: 'Geen mail' };

/** The mails of all searches together, which people choose for each search. */
export const searchMailing: MailingDetails = { label: 'Nieuw in je bewaarde zoekopdrachten', role: null, channel: 'mail' };

/** The longest texts, in characters, and the most searches that a person keeps. */
export const limits = { name: 80, query: 500, searches: 30 } as const;

/** Something that came to a list, as a mail tells of it. */
export type Find = { path: string; title: string; text: string };

/** The time of what is new: after one moment and up to another. */
type Period = { since: Date; until: Date };

/** One list, as a saved search of it is read and run by the feature that the list belongs to. */
export type SearchedList = {
  /** The number of finds in words: '3 talenten'. */
  counted(count: number): string;
  /** The path of the list, such as '/talent'. */
  path: string;
  /** The query of an address as the list itself understands it, in one form for the same search. */
  normalize(query: string): string;
  /** The newest of what came to the list for a search, as this person may see it now, and the number of all. */
  find(db: Database, asked: Period & { viewerId: string; query: string; most: number }): Promise<{ finds: Find[]; count: number }>;
};

declare module '../../platform/server/services.ts' {
  interface FeatureServices {
    searches: Record<SearchKind, SearchedList>;
  }
}
