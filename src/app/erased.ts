import { eraseReturned } from '../features/accounts/own/commands/erase-returned.ts';
import { removeAbandonedFiles } from '../features/uploads/commands/remove-uploads.ts';
import { keepErasedList } from '../platform/server/erased/keep-list.ts';
import { describeError } from '../platform/server/log.ts';
import type { Services } from '../platform/server/services.ts';
import { personalData } from './personal-data.ts';

/** Erases again, with their files, who was erased and came back with a restored backup; returns how many people. */
export async function eraseAgain(services: Services): Promise<number> {
  const count = await eraseReturned(services, personalData);
  // The list of files is read some at a time; it ends, too, when none can be removed now.
  while (count > 0 && (await removeAbandonedFiles(services)) > 0);
  return count;
}

/**
 * Exchanges who was erased with the list outside the database, and erases who came back. Storage that is away stops
 * nothing: the table alone is applied, and the list at the next turn.
 */
export async function applyErasedList(services: Services): Promise<void> {
  await keepErasedList(services).catch((error: unknown) =>
    services.log.warn({ error: describeError(error) }, 'the list of erased people could not be kept and will be tried again'),
  );
  const count = await eraseAgain(services);
  if (count > 0) services.log.warn({ count }, 'people who had been erased were in the database and are erased again');
}
