import { existsSync } from 'node:fs';
import path from 'node:path';
import { serverEnvironment, serverFlags } from '../scripts/server-flags.ts';
import { type RunningServer, startServer } from './processes.ts';

type Started = {
  databaseUrl: string;
  dataDir: string;
  environment?: Record<string, string>;
  isProfiled?: boolean;
};

const ownFolder = path.resolve(import.meta.dirname, '..');

/** Starts the production server as its parent does but without it, so that the measured process is the server itself. It logs as in production. */
export function startKiemServer(
  { databaseUrl, dataDir, environment = {}, isProfiled }: Started,
  folder = ownFolder,
): Promise<RunningServer> {
  return startServer({
    script: [...serverFlags, serverOf(folder)],
    environment: {
      ...serverEnvironment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...environment,
    },
    readyPath: '/readyz',
    logFile: path.join(dataDir, folder === ownFolder ? 'kiem.log' : 'before.log'),
    isProfiled,
    folder,
  });
}

/** Builds of before 2026-11-30 are started by a script. */
function serverOf(folder: string): string {
  const built = path.join(folder, 'dist/server/serve.js');
  return existsSync(built) ? built : path.join(folder, 'scripts/serve.ts');
}

/**
 * Starts Kiem, and with `--before FOLDER` a former build beside it, so that one run compares the two. Each has the prefix
 * that its targets are named with.
 */
export async function startKiems(bench: Started & { before?: string | undefined }): Promise<{ prefix: string; server: RunningServer }[]> {
  const now = { prefix: 'Kiem', server: await startKiemServer(bench) };
  if (bench.before === undefined) return [now];
  return [now, { prefix: 'before', server: await startKiemServer({ ...bench, isProfiled: false }, path.resolve(bench.before)) }];
}

export function startMinimalServer({ databaseUrl, dataDir }: Started): Promise<RunningServer> {
  return startServer({
    script: [path.resolve(import.meta.dirname, 'minimal-server.ts')],
    environment: { ...serverEnvironment, DATABASE_URL: databaseUrl },
    readyPath: '/healthz',
    logFile: path.join(dataDir, 'minimal.log'),
  });
}
