import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { OwnProjectWith } from './lock.ts';

/** Tells people's browsers that what they are to a project has changed. */
export async function tellOfProject(tx: Transaction, { live }: Pick<Services, 'live'>, people: string[], projectId: string): Promise<void> {
  await live.tell(tx, people, { topic: 'projects', id: projectId });
}

/** Tells the owner what they changed between them and another person, and this person unless the project isn't there for them. */
export async function tellOfOwnProject(
  tx: Transaction,
  services: Pick<Services, 'live'>,
  { id, ownerId, isListed }: OwnProjectWith,
  personId: string,
): Promise<void> {
  await tellOfProject(tx, services, isListed ? [ownerId, personId] : [ownerId], id);
}
