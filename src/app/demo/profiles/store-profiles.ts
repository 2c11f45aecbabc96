import { followProfile } from '../../../features/profiles/commands/follow-profile.ts';
import { profileEntries, profiles } from '../../../features/profiles/tables.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import type { DemoRows } from '../demo-rows.ts';
import { demoProfiles } from './all.ts';

/** Stores the profiles of the demo people, and the talent profiles that follow them. */
export async function storeProfiles(tx: Transaction, people: DemoRows['profiles']): Promise<void> {
  const told = people.map((person) => {
    const {
      experience = [],
      education = [],
      certifications = [],
      ...fields
    } = demoProfiles[`${person.firstName} ${person.lastName}`] ?? {};
    const entries = [
      ...experience.map((entry, position) => ({ ...entry, kind: 'experience' as const, position })),
      ...education.map((entry, position) => ({ ...entry, kind: 'education' as const, position })),
      ...certifications.map((entry, position) => ({ ...entry, kind: 'certification' as const, position })),
    ];
    return {
      profile: { remoteWork: false, ...fields, ...person, updatedAt: person.createdAt },
      entries: entries.map((entry) => ({ ...entry, profileId: person.id })),
    };
  });
  await tx.insert(profiles).values(told.map(({ profile }) => profile));
  await tx.insert(profileEntries).values(told.flatMap(({ entries }) => entries));
  for (const { id, createdAt } of people) await followProfile(tx, id, createdAt);
}
