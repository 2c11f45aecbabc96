import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { LanguageModel } from './language-model/language-model.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Paces } from './paces.ts';
import type { Queue } from './queue.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';

/** Services of features, which add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface FeatureServices {}

/** The dependencies of handlers, commands and tasks; app/ creates them once per server. */
export type Services = FeatureServices & {
  settings: Settings;
  clock: Clock;
  log: Log;
  pool: pg.Pool;
  db: Database;
  queue: Queue;
  /** Sends events to browsers as they happen. */
  live: Live;
  mailer: Mailer;
  rateLimits: RateLimits;
  paces: Paces;
  /** Writes texts; null without the AI settings. */
  languageModel: LanguageModel | null;
  /** Files of people. */
  storage: Storage;
  /** The key that signs links and device cookies. */
  secret: string;
};
