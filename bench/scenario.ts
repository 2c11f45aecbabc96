import type pg from 'pg';
import type { Connection } from '../src/platform/server/database.ts';
import type { World } from './data/world.ts';
import type { LoadOptions } from './load.ts';

/** The environment of a scenario: a filled database on the measured core. */
export type Bench = {
  world: World;
  seed: number;
  connection: Connection;
  databaseUrl: string;
  /** A client of another database on the same PostgreSQL. */
  admin: pg.Client;
  dataDir: string;
  load: LoadOptions;
  /** Whether the server is profiled. */
  isProfiled: boolean;
  /** The checkout of a former build to measure beside this one. */
  before: string | undefined;
};

/** Measures, and prints the figures beside their targets. */
export type Scenario = (bench: Bench) => Promise<void>;
