import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/server/database.ts';
import { type MadeAccount, makeAccount } from '../accounts/factory.ts';
import { accounts } from '../accounts/tables.ts';
import { followProfile } from './commands/follow-profile.ts';
import type { ProfileFields } from './own/contract.ts';
import { profiles } from './tables.ts';

export type PersonDetails = Partial<Omit<typeof profiles.$inferInsert, 'id'>> & { email?: string };

export type MadePerson = MadeAccount & { firstName: string; lastName: string };

/** A person: a confirmed account with its profile, and the talent profile that follows it. */
export async function makePerson(db: Database, details: PersonDetails = {}): Promise<MadePerson> {
  const { email, firstName = 'Noor', lastName = 'Janssens', roles = ['investor'], ...profile } = details;
  const account = await makeAccount(db, { email });
  await db.transaction(async (tx) => {
    await tx.insert(profiles).values({ id: account.id, firstName, lastName, roles, ...profile });
    await followProfile(tx, account.id, new Date());
  });
  return { ...account, firstName, lastName };
}

/** Many people in two statements, without passwords and talent profiles: one by one they would wait for connections. */
export async function makePeople(
  db: Database,
  count: number,
  detailsOf: (place: number) => Pick<PersonDetails, 'firstName' | 'lastName'> & { id?: string } = () => ({}),
): Promise<Pick<MadePerson, 'id' | 'email'>[]> {
  const people = Array.from({ length: count }, (_, place) => ({
    id: newId(),
    firstName: 'Noor',
    lastName: 'Janssens',
    ...detailsOf(place),
  }));
  const made = people.map(({ id }) => ({ id, email: `persoon-${id}@voorbeeld.test` }));
  await db.insert(accounts).values(made.map((account) => ({ ...account, emailVerified: true })));
  await db.insert(profiles).values(people.map((person) => ({ ...person, roles: ['investor' as const] })));
  return made;
}

/** A profile with something in every field, as its owner sends it. */
export const profileInput: ProfileFields = {
  firstName: 'Noor',
  lastName: 'Janssens',
  jobTitle: 'Productontwerper',
  company: 'Zilverhark',
  bio: 'Ik ontwerp dingen die je kunt vastpakken.\n\nHet liefst van hout.',
  location: 'Gent',
  phone: '+32 470 12 34 56',
  websiteUrl: 'https://zilverhark.example.be/werk',
  linkedinUrl: 'https://www.linkedin.com/in/noor-janssens',
  experienceYears: 12,
  hourlyRate: 82.5,
  remoteWork: false,
  openToWork: true,
  availability: 'busy',
  workTypes: ['freelance', 'part-time'],
  skills: ['Schetsen', 'Hout'],
  languages: ['Nederlands', 'Frans'],
  experience: [
    { title: 'Ontwerper', organisation: 'Zilverhark', from: '2020-03', to: null, description: 'Stoelen en tafels.' },
    { title: 'Stagiair', organisation: 'De Werkplaats', from: '2018-09', to: '2019-06', description: '' },
  ],
  education: [{ title: 'Productontwikkeling', organisation: 'Universiteit Antwerpen', from: '2014-09', to: '2018-06', description: '' }],
  certifications: [{ title: 'VCA', organisation: 'BeSaCC', from: '2021-05', to: '2031-05', description: '' }],
  roles: ['talent', 'investor'],
  preferredSectors: ['Duurzaamheid', 'Creatief'],
  investmentMin: 5_000,
  investmentMax: 50_000,
  investmentTypes: ['Lening', 'Equity'],
  isPublic: true,
  phoneVisibility: 'connections',
  emailVisibility: 'nobody',
  hourlyRateVisibility: 'everyone',
  talentAudience: 'members',
  talentInSearchEngines: false,
  talentHiddenFrom: ['Houtgoed BV'],
};
