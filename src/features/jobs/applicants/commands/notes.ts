import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { applicationLimits } from '../../applications/policy.ts';
import { jobApplicationNotes } from '../../applications/tables.ts';
import type { Note } from '../contract.ts';
import { toNote } from '../queries/application.ts';
import { lockReceived } from './lock.ts';

type NewNote = { id: string; noteId: string; content: string };

/** Adds a note; the same one sent again changes nothing. Null when there is no such application for this poster. */
export async function addNote(
  services: Services,
  posterId: string,
  { id: applicationId, noteId, content }: NewNote,
): Promise<Note | 'full' | 'id-taken' | null> {
  return services.db.transaction(async (tx) => {
    const application = await lockReceived(tx, posterId, applicationId);
    if (application === null) return null;
    const [before] = await tx.select().from(jobApplicationNotes).where(eq(jobApplicationNotes.id, noteId));
    if (before !== undefined) return before.applicationId === applicationId ? toNote(before) : 'id-taken';
    const count = await tx.$count(jobApplicationNotes, eq(jobApplicationNotes.applicationId, applicationId));
    if (count >= applicationLimits.notes) return 'full';
    const row = { id: noteId, applicationId, content, createdAt: services.clock.now() };
    const [added] = await tx.insert(jobApplicationNotes).values(row).onConflictDoNothing().returning();
    return added === undefined ? 'id-taken' : toNote(added);
  });
}

/** Deletes a note; a repeat changes nothing. Null when there is no such application for this poster. */
export async function deleteNote(
  services: Services,
  posterId: string,
  { id: applicationId, noteId }: { id: string; noteId: string },
): Promise<'deleted' | null> {
  return services.db.transaction(async (tx) => {
    const application = await lockReceived(tx, posterId, applicationId);
    if (application === null) return null;
    await tx
      .delete(jobApplicationNotes)
      .where(and(eq(jobApplicationNotes.id, noteId), eq(jobApplicationNotes.applicationId, applicationId)));
    return 'deleted';
  });
}
