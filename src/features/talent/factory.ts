import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';
import type { PersonDetails } from '../profiles/factory.ts';
import { talentProfiles } from '../profiles/talent/tables.ts';

/** Details of a person who is open to work as a talent: `server.person(talent({ skills: ['Rust'] }))`. */
export function talent(details: PersonDetails = {}): PersonDetails {
  return { roles: ['talent'], openToWork: true, availability: 'available', ...details };
}

/** The same of one whom visitors see too. */
export function publicTalent(details: PersonDetails = {}): PersonDetails {
  return talent({ talentAudience: 'everyone', ...details });
}

/** The id of a person's talent profile. */
export async function talentIdOf(db: Executor, { id: personId }: { id: string }): Promise<string> {
  const [row] = await db.select({ id: talentProfiles.id }).from(talentProfiles).where(eq(talentProfiles.personId, personId));
  if (row === undefined) throw new Error('This person has no talent profile.');
  return row.id;
}
