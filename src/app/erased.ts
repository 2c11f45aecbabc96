import { eraseReturned } from '../features/accounts/own/commands/erase-returned.ts';
import { removeAbandonedFiles } from '../features/uploads/commands/remove-uploads.ts';
import { keepErasedList } from '../platform/server/erased/keep-list.ts';
import { describeError } from '../platform/server/log.ts';
import type { Services } from '../platform/server/services.ts';
import { personalData } from './personal-data.ts';

/** Erases people, with their files, who came back with a restored backup; returns their number. */
export async function eraseAgain(services: Services): Promise<number> {
  const count = await eraseReturned(services, personalData);
  // Removes files in batches. The loop also ends when none can be removed now, such as during an outage of S3.
  while (count > 0 && (await removeAbandonedFiles(services)) > 0);
  return count;
}

/**
 * Synchronizes the table of erased people with the list outside the database, and erases those who came back. During an
 * outage of the storage it applies the table alone, and the list on the next run.
 */
export async function applyErasedList(services: Services): Promise<void> {
  await keepErasedList(services).catch((error: unknown) =>
    services.log.warn({ error: describeError(error) }, 'the list of erased people could not be kept and will be tried again'),
  );
  const count = await eraseAgain(services);
  if (count > 0) services.log.warn({ count }, 'people who had been erased were in the database and are erased again');
}
