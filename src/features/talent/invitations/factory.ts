import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { talentInvitations } from './tables.ts';

type Details = Partial<typeof talentInvitations.$inferInsert> & { jobId: string; inviterId: string; personId: string };

/** An invitation for a job of the inviter, without an answer. */
export async function makeTalentInvitation(db: Executor, details: Details): Promise<{ id: string }> {
  const { id = newId(), message = 'Dag, ik denk dat dit bij je past.', createdAt = new Date(), ...rest } = details;
  await db.insert(talentInvitations).values({ id, message, createdAt, ...rest });
  return { id };
}
