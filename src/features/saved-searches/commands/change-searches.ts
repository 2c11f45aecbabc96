import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notificationPreferences } from '../../notifications/tables.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { type Cadence, limits, type SearchKind } from '../policy.ts';
import { savedSearches } from '../tables.ts';

type NewSearch = { id: string; kind: SearchKind; query: string; name: string; cadence: Cadence };
type Saved = 'saved' | 'saved-before' | 'too-long' | 'too-many';

/** Saves a search for a person. The same id of theirs again changes nothing. */
export async function saveSearch({ db, clock, searches }: Services, personId: string, search: NewSearch): Promise<Saved> {
  const { id, kind, name, cadence } = search;
  const query = searches[kind].normalize(search.query);
  // An address writes a letter of another alphabet in many characters.
  if (query.length > limits.query) return 'too-long';
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    const isOfPerson = eq(savedSearches.personId, personId);
    if ((await tx.$count(savedSearches, and(isOfPerson, eq(savedSearches.id, id)))) > 0) return 'saved';
    // Saves at the same moment may exceed it, by fewer than there are connections to the database: it only bounds the list.
    if ((await tx.$count(savedSearches, isOfPerson)) >= limits.searches) return 'too-many';
    const row = { id, personId, kind, query, name, cadence, createdAt: now, toldUntil: now };
    const added = await tx.insert(savedSearches).values(row).onConflictDoNothing().returning({ id: savedSearches.id });
    if (added.length === 0) return 'saved-before';
    await wantMails(tx, personId, cadence);
    return 'saved';
  });
}

type Change = { id: string; name: string; cadence: Cadence };

/** Changes a person's own search; false if there is none. */
export async function changeSearch({ db, clock }: Services, personId: string, { id, name, cadence }: Change): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = and(eq(savedSearches.personId, personId), eq(savedSearches.id, id));
    const [before] = await tx.select().from(savedSearches).where(own).for('update');
    if (before === undefined) return false;
    const toldUntil = before.cadence === 'none' ? clock.now() : before.toldUntil;
    await tx.update(savedSearches).set({ name, cadence, toldUntil }).where(own);
    if (cadence !== before.cadence) await wantMails(tx, personId, cadence);
    return true;
  });
}

/** Deletes a person's own search. */
export async function deleteSearch(db: Database, personId: string, id: string): Promise<void> {
  await db.delete(savedSearches).where(and(eq(savedSearches.personId, personId), eq(savedSearches.id, id)));
}

/** Choosing a mail ends an earlier unsubscription. */
async function wantMails(tx: Transaction, personId: string, cadence: Cadence): Promise<void> {
  if (cadence === 'none') return;
  const { personId: owner, kind } = notificationPreferences;
  await tx
    .update(notificationPreferences)
    .set({ channel: 'mail' })
    .where(and(eq(owner, personId), eq(kind, 'saved-searches')));
}
