import type { profileEntries, profiles } from '../../../features/profiles/tables.ts';

type Entry = Pick<typeof profileEntries.$inferInsert, 'title' | 'organisation' | 'fromMonth' | 'toMonth' | 'description'>;

/** The profile of a demo person, without name, work and roles. */
type DemoProfile = Partial<Omit<typeof profiles.$inferInsert, 'id' | 'firstName' | 'lastName' | 'roles' | 'createdAt' | 'updatedAt'>> & {
  location: string;
  experience?: Entry[];
  education?: Entry[];
  certifications?: Entry[];
};

/** Profiles by full name. */
export type DemoProfiles = Record<string, DemoProfile>;

/** Makes a career entry; months are YYYY-MM, and a current entry has no end. */
export function entry(title: string, organisation: string, from: string, to: string | null = null, description = ''): Entry {
  return { title, organisation, fromMonth: `${from}-01`, toMonth: to && `${to}-01`, description };
}

const languages = {
  nl: 'Nederlands',
  fr: 'Frans',
  en: 'Engels',
  de: 'Duits',
  es: 'Spaans',
  tr: 'Turks',
  ar: 'Arabisch',
  fy: 'Fries',
  vgt: 'Vlaamse Gebarentaal',
};

export function speaks(...codes: (keyof typeof languages)[]): string[] {
  return codes.map((code) => languages[code]);
}

/** Available for work now, for everyone to see. */
export const isAvailable = { openToWork: true, availability: 'available', talentAudience: 'everyone' } as const;

/** Open to offers, but busy, and for members to see. */
export const isBusy = { openToWork: true, availability: 'busy', talentAudience: 'members' } as const;
