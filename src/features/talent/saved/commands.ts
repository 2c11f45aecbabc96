import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import { mostSaved } from './policy.ts';
import { savedTalents } from './tables.ts';

type Saved = 'saved' | 'own-profile' | 'too-many' | null;

/** Saves a talent for a person; null when there is none for them. The same one again changes nothing. */
export async function saveTalent({ db, clock }: Pick<Services, 'db' | 'clock'>, personId: string, talentId: string): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    const { rows } = await tx.execute<{ isOwn: boolean }>(sql`
      select t.person_id = ${personId} as "isOwn" from talent_profiles t
      where t.id = ${talentId} and ${visibleTalentTo(personId)} for key share of t`);
    const talent = rows[0];
    if (talent === undefined) return null;
    if (talent.isOwn) return 'own-profile';
    const isOfPerson = eq(savedTalents.personId, personId);
    if ((await tx.$count(savedTalents, and(isOfPerson, eq(savedTalents.talentId, talentId)))) > 0) return 'saved';
    // Saves at the same moment may exceed it, by fewer than there are connections to the database: it only bounds the list.
    if ((await tx.$count(savedTalents, isOfPerson)) >= mostSaved) return 'too-many';
    await tx.insert(savedTalents).values({ personId, talentId, savedAt: clock.now() }).onConflictDoNothing();
    return 'saved';
  });
}

/** Removes a talent from those whom a person saved, with the note. */
export async function unsaveTalent(db: Database, personId: string, talentId: string): Promise<void> {
  await db.delete(savedTalents).where(and(eq(savedTalents.personId, personId), eq(savedTalents.talentId, talentId)));
}

/** Writes a person's note on a talent; false when they didn't save them, or can't see them. */
export async function writeNote(db: Database, personId: string, { id: talentId, note }: { id: string; note: string }): Promise<boolean> {
  const visible = sql`exists (select from talent_profiles t where t.id = ${savedTalents.talentId} and ${visibleTalentTo(personId)})`;
  const changed = await db
    .update(savedTalents)
    .set({ note })
    .where(and(eq(savedTalents.personId, personId), eq(savedTalents.talentId, talentId), visible))
    .returning({ talentId: savedTalents.talentId });
  return changed.length > 0;
}
