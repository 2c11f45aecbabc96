import path from 'node:path';
import { serverFlags } from '../scripts/server-flags.ts';
import { type RunningServer, startServer } from './processes.ts';

type Started = { databaseUrl: string; dataDir: string; environment?: Record<string, string> };

/** Starts the production server as its parent does but without it, so that the measured process is the server itself. It logs as in production. */
export function startKiemServer({ databaseUrl, dataDir, environment = {} }: Started): Promise<RunningServer> {
  return startServer({
    script: [...serverFlags, path.resolve(import.meta.dirname, '../scripts/serve.ts')],
    environment: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'info', ...environment },
    readyPath: '/readyz',
    logFile: path.join(dataDir, 'kiem.log'),
  });
}

export function startMinimalServer({ databaseUrl, dataDir }: Started): Promise<RunningServer> {
  return startServer({
    script: [path.resolve(import.meta.dirname, 'minimal-server.ts')],
    environment: { DATABASE_URL: databaseUrl },
    readyPath: '/healthz',
    logFile: path.join(dataDir, 'minimal.log'),
  });
}
