import { drizzle } from 'drizzle-orm/node-postgres';
import { restoreBackup } from '../platform/server/backup/restore-backup.ts';
import { systemClock } from '../platform/server/clock.ts';
import { keepErasedList, readErasedList, takeOver } from '../platform/server/erased/keep-list.ts';
import { BrokenList, type ErasedList, erasedListName } from '../platform/server/erased/list.ts';
import { createLog } from '../platform/server/log.ts';
import type { Settings } from '../platform/server/settings.ts';
import { StartError } from '../platform/server/start-error.ts';
import { openStorage } from '../platform/server/storage/open-storage.ts';
import { eraseAgain } from './erased.ts';
import { closeServices, createServices, type ServiceOptions } from './services.ts';

type Options = Pick<ServiceOptions, 'settings' | 'connection' | 'clock'> & {
  file: string;
  /** Restores even though people who were erased after the backup may come back. */
  acceptsIncompleteList: boolean;
};

type Restored = { madeAt: Date; erasedAgain: number /** Null when there was no list. */; listedUntil: Date | null };

/**
 * Restores a backup without the people who were erased since. The list enters the database in the transaction of the
 * backup's rows, so that an interrupted restore leaves nobody: the next start erases them before it listens.
 * Throws a StartError when the list doesn't reach from the backup's moment on.
 */
export async function restoreKiem({ settings, connection, clock = systemClock, file, acceptsIncompleteList }: Options): Promise<Restored> {
  const list = await readList(settings);
  const isComplete = (madeAt: Date) => list !== null && list.since <= madeAt && madeAt <= list.until;
  const { madeAt } = await restoreBackup({
    connection,
    dataDir: settings.dataDir,
    file,
    accept(backedUp) {
      if (!isComplete(backedUp) && !acceptsIncompleteList) throw new StartError(explain(settings, list, backedUp));
    },
    async complete(client) {
      if (list !== null) await takeOver(drizzle({ client, casing: 'snake_case' }), list);
    },
  });
  const services = await createServices({ settings, connection, clock, log: createLog({ logLevel: 'warn' }) });
  try {
    const erasedAgain = await eraseAgain(services);
    await keepErasedList(services, isComplete(madeAt) ? undefined : clock.now());
    return { madeAt, erasedAgain, listedUntil: list?.until ?? null };
  } finally {
    await closeServices(services);
  }
}

async function readList(settings: Settings): Promise<ErasedList | null> {
  const storage = await openStorage(settings);
  try {
    return await readErasedList({ storage });
  } catch (error) {
    if (error instanceof BrokenList) throw new StartError(`${error.message}. Put a whole copy of ${placeOf(settings)} in its place.`);
    throw new StartError(`${placeOf(settings)} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    storage.close();
  }
}

function placeOf({ s3, dataDir }: Settings): string {
  return s3 === undefined ? `${dataDir}/${erasedListName}` : `${erasedListName} in the bucket ${s3.bucket}`;
}

function explain(settings: Settings, list: ErasedList | null, madeAt: Date): string {
  const place = placeOf(settings);
  const lack =
    list === null
      ? `There is no ${place}, the list of people who were erased`
      : `${place}, the list of people who were erased, goes from ${list.since.toISOString()} to ${list.until.toISOString()} and the backup is of ${madeAt.toISOString()}`;
  return `${lack}: without it the backup brings them back. Put the newest copy of the lost Kiem's there (docs/operations.md), or say --incomplete-list when there is none.`;
}
