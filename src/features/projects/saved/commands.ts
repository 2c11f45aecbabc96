import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { lockViewer } from '../../profiles/commands/lock-person.ts';
import { mostSaved, type Stage } from './policy.ts';
import { isVisibleTo } from './queries.ts';
import { savedProjects } from './tables.ts';

type Saved = 'saved' | 'own-project' | 'too-many' | null;

/** Saves a project for a person; null when there is none for them. The same project again changes nothing. */
export async function saveProject({ db, clock }: Pick<Services, 'db' | 'clock'>, personId: string, projectId: string): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockViewer(tx, personId);
    const { rows } = await tx.execute<{ isOwn: boolean }>(sql`
      select p.owner_id = ${personId} as "isOwn" from projects p where p.id = ${projectId} and ${isVisibleTo(personId)} for key share of p`);
    const project = rows[0];
    if (project === undefined) return null;
    if (project.isOwn) return 'own-project';
    const isOfPerson = eq(savedProjects.personId, personId);
    if ((await tx.$count(savedProjects, and(isOfPerson, eq(savedProjects.projectId, projectId)))) > 0) return 'saved';
    // Saves at the same moment may exceed it, by fewer than there are connections to the database: it only bounds the list.
    if ((await tx.$count(savedProjects, isOfPerson)) >= mostSaved) return 'too-many';
    await tx.insert(savedProjects).values({ personId, projectId, savedAt: clock.now() }).onConflictDoNothing();
    return 'saved';
  });
}

/** Removes a project from those that a person saved, with its note. */
export async function unsaveProject(db: Database, personId: string, projectId: string): Promise<void> {
  await db.delete(savedProjects).where(and(eq(savedProjects.personId, personId), eq(savedProjects.projectId, projectId)));
}

type Change = { stage: Stage } | { note: string };

/** Changes what a person keeps about a project; false when they didn't save it, or can't see it. */
export async function changeSaved(db: Database, personId: string, projectId: string, change: Change): Promise<boolean> {
  const visible = sql`exists (select from projects p where p.id = ${savedProjects.projectId} and ${isVisibleTo(personId)})`;
  const changed = await db
    .update(savedProjects)
    .set(change)
    .where(and(eq(savedProjects.personId, personId), eq(savedProjects.projectId, projectId), visible))
    .returning({ stage: savedProjects.stage });
  return changed.length > 0;
}
