import type { profileEntries, profiles } from '../../../features/profiles/tables.ts';

type Entry = Pick<typeof profileEntries.$inferInsert, 'title' | 'organisation' | 'fromMonth' | 'toMonth' | 'description'>;

/** What someone of the demo tells in their profile, besides name, work and roles. */
export type DemoProfile = Partial<
  Omit<typeof profiles.$inferInsert, 'id' | 'firstName' | 'lastName' | 'roles' | 'createdAt' | 'updatedAt'>
> & {
  location: string;
  experience?: Entry[];
  education?: Entry[];
  certifications?: Entry[];
};

/** By full name. */
export type DemoProfiles = Record<string, DemoProfile>;

/** A line of a career; months as YYYY-MM, no end for what still goes on. */
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

/** Looks for work now. */
export const isAvailable = { openToWork: true, availability: 'available' } as const;

/** Open to offers, but has work. */
export const isBusy = { openToWork: true, availability: 'busy' } as const;
