import type { Executor } from '../../platform/server/database.ts';
import { dismissals, suggestionRuns, suggestions } from './tables.ts';

/** A suggestion, as prepared at this moment. */
export async function makeSuggestion(db: Executor, { to, of }: { to: string; of: string }): Promise<void> {
  await db.insert(suggestionRuns).values({ personId: to, preparedAt: new Date() }).onConflictDoNothing();
  await db.insert(suggestions).values({ personId: to, suggestedId: of, score: 1 });
}

/** A person who isn't to be suggested again. */
export async function makeDismissal(db: Executor, { from, of }: { from: string; of: string }): Promise<void> {
  await db.insert(dismissals).values({ personId: from, dismissedId: of });
}
