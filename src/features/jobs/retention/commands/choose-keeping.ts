import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database.ts';
import { lockViewer } from '../../../profiles/commands/lock-person.ts';
import { jobApplications } from '../../applications/tables.ts';
import type { Keeping } from '../contract.ts';
import { readKeeping } from '../queries/keeping.ts';

type Choice = { id: string; keptLonger: boolean };

/** Lets the poster of an own application keep it for longer, or no longer. Null when the person has no such one. */
export async function chooseKeeping(db: Database, applicantId: string, { id, keptLonger }: Choice): Promise<Keeping | 'ended' | null> {
  return db.transaction(async (tx) => {
    await lockViewer(tx, applicantId);
    const isReadable = and(
      eq(jobApplications.id, id),
      eq(jobApplications.applicantId, applicantId),
      isNull(jobApplications.posterAccessEndedAt),
    );
    await tx.update(jobApplications).set({ keptLonger }).where(isReadable);
    const keeping = await readKeeping(tx, applicantId, id);
    return keeping?.isEnded ? 'ended' : keeping;
  });
}
