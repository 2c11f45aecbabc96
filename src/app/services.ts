import { tellOfChange } from '../features/presence/commands.ts';
import { type Clock, systemClock } from '../platform/server/clock.ts';
import { type Connection, openDatabase, openPool } from '../platform/server/database.ts';
import { openLanguageModel } from '../platform/server/language-model/open-language-model.ts';
import { createLive } from '../platform/server/live/live.ts';
import { describeError, type Log } from '../platform/server/log.ts';
import { createMailer } from '../platform/server/mail/mailer.ts';
import { migrateDatabase } from '../platform/server/migrate.ts';
import { createPaces } from '../platform/server/paces.ts';
import { createQueue } from '../platform/server/queue.ts';
import { createRateLimits } from '../platform/server/rate-limits.ts';
import { loadSecret } from '../platform/server/secret.ts';
import type { Services } from '../platform/server/services.ts';
import type { Settings } from '../platform/server/settings.ts';
import { StartError } from '../platform/server/start-error.ts';
import { openStorage } from '../platform/server/storage/open-storage.ts';
import { admitted } from './admitted.ts';
import { notices } from './notices.ts';
import { searches } from './searches.ts';

export type ServiceOptions = { settings: Settings; connection: Connection; log: Log; clock?: Clock; pollingIntervalSeconds?: number };

/** The queue polls constantly. A pool of its own keeps unanswered polls from taking the connections of requests. */
const queueConnections = 3;

/** Opens and migrates the database, and makes the services of handlers and tasks. */
export async function createServices({
  settings,
  connection,
  log,
  clock = systemClock,
  pollingIntervalSeconds,
}: ServiceOptions): Promise<Services> {
  const pool = openPool(connection);
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ error: describeError(error) }, 'an idle database connection broke');
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database can not be reached: ${error instanceof Error ? error.message : String(error)}. Check DATABASE_URL.`);
  }
  await migrateDatabase(pool, log);
  const db = openDatabase(pool);
  const queuePool = openPool(connection, queueConnections);
  const queue = createQueue(queuePool, log, { pollingIntervalSeconds });
  await queue.start();
  const live = createLive(db, connection, { log, clock });
  live.presence.onChange((people) => tellOfChange({ db, live }, people));
  await live.start();
  return {
    admitted,
    notices,
    searches,
    settings,
    clock,
    log,
    pool,
    db,
    queue: {
      ...queue,
      async stop() {
        await queue.stop();
        if (!queuePool.ending) await queuePool.end();
      },
    },
    live,
    mailer: createMailer(settings),
    rateLimits: createRateLimits(pool, clock),
    paces: createPaces(),
    languageModel: await openLanguageModel(settings, { log, clock }),
    storage: await openStorage(settings),
    secret: await loadSecret(db, settings.secret),
  };
}

export async function closeServices({ queue, live, mailer, storage, pool }: Services): Promise<void> {
  await queue.stop();
  await live.stop();
  mailer.close();
  storage.close();
  await pool.end();
}
