import type pg from 'pg';
import type { Connection } from '../src/platform/server/database.ts';
import type { World } from './data/world.ts';
import type { LoadOptions } from './load.ts';

/** What a scenario works with: a filled database that runs on the measured core. */
export type Bench = {
  world: World;
  seed: number;
  connection: Connection;
  databaseUrl: string;
  /** To the same PostgreSQL, but to another database. */
  admin: pg.Client;
  dataDir: string;
  load: LoadOptions;
};

/** Measures, and prints the figures beside their bars. */
export type Scenario = (bench: Bench) => Promise<void>;
