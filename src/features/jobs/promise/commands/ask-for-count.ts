import type { Transaction } from '../../../../platform/server/database.ts';
import { answerFigures } from '../tables.ts';

/** Has the figures of these posters counted anew. Their accounts are locked before. */
export async function askForCount(tx: Transaction, posterIds: string[]): Promise<void> {
  const figures = [...new Set(posterIds)].toSorted().map((posterId) => ({ posterId }));
  if (figures.length === 0) return;
  const again = { target: answerFigures.posterId, set: { countedOn: null } };
  await tx.insert(answerFigures).values(figures).onConflictDoUpdate(again);
}
