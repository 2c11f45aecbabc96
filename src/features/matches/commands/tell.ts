import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

/** The live topic of a person's matches. */
const liveTopic = 'matches';

/** Lets people's lists of matches come anew. */
export async function tellOfMatches(tx: Transaction, { live }: Pick<Services, 'live'>, people: readonly string[]): Promise<void> {
  await live.tell(tx, people, { topic: liveTopic, id: null });
}
