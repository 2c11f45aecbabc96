import type { Executor } from '../../platform/server/database.ts';
import { blocks, connections } from './tables.ts';

type Details = { from: string; to: string; status?: 'pending' | 'accepted' | 'rejected' };

/** Connects two people; accepted by default. */
export async function makeConnection(db: Executor, { from, to, status = 'accepted' }: Details): Promise<void> {
  const [lowId = from, highId = to] = [from, to].toSorted();
  const decidedAt = status === 'pending' ? null : new Date();
  await db.insert(connections).values({ lowId, highId, requesterId: from, status, decidedAt });
}

export async function makeBlock(db: Executor, { from, of }: { from: string; of: string }): Promise<void> {
  await db.insert(blocks).values({ blockerId: from, blockedId: of });
}
