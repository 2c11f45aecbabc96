import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

/** Tells people's browsers that what they are to a project has changed. */
export async function tellOfProject(tx: Transaction, { live }: Pick<Services, 'live'>, people: string[], projectId: string): Promise<void> {
  await live.tell(tx, people, { topic: 'projects', id: projectId });
}
