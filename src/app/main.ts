import { access, constants, mkdir } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { startChores } from '../platform/server/chores.ts';
import { startEmbeddedPostgres } from '../platform/server/embedded-postgres/start-embedded-postgres.ts';
import type { Health } from '../platform/server/http/health.ts';
import { httpTimeouts, listenWithSeveral, portOf } from '../platform/server/http/listen.ts';
import { ownRequest } from '../platform/server/http/owned-request.ts';
import { requestIdOf } from '../platform/server/http/request.ts';
import { createLog } from '../platform/server/log.ts';
import { giveMemoryBackAtRest } from '../platform/server/memory-at-rest.ts';
import { startMetrics } from '../platform/server/metrics.ts';
import { watchMigrations } from '../platform/server/migrate.ts';
import { readSettings } from '../platform/server/settings.ts';
import { StartError } from '../platform/server/start-error.ts';
import { type StrayOrigin, takeStrayError } from '../platform/server/stray-errors.ts';
import { applyErasedList } from './erased.ts';
import type { AppOptions } from './server.ts';
import { closeServices, createServices } from './services.ts';
import { warmUp, warmUpScorer } from './warm-up.ts';
import { chores, tasks } from './worker.ts';

type StartOptions = {
  environment: Record<string, string | undefined>;
  assets: AppOptions['assets'];
  /** Loads the current app, which changes in development whenever a file is saved. */
  loadApp(): Promise<(options: AppOptions) => RequestListener>;
};

/** Connections without traffic are cut off after this time; live streams are exempt. */
const idleMilliseconds = 120_000;

/** The maximum time for running requests to finish. */
const stopMilliseconds = 8_000;

/** Starts Kiem and returns a function that stops it. Throws a StartError for problems that the operator can fix. */
export async function startKiem({ environment, assets, loadApp }: StartOptions) {
  const settings = readSettings(environment);
  const log = createLog(settings);
  if (settings.unfilled.length > 0) {
    log.warn({ settings: settings.unfilled }, 'pages leave out what these settings of the company would say');
  }
  const metrics = await startMetrics(settings.metricsPort, log);
  await openDataDirectory(settings.dataDir);
  const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log }) : null;
  const connection = embedded?.connection ?? { connectionString: settings.databaseUrl ?? '' };
  const services = await createServices({ settings, connection, log }).catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });

  // The database may have been restored by any means, so erased people have to go before requests and tasks see them.
  await applyErasedList(services);

  let isWarm = false;
  let stopping = false;
  const isMigrated = watchMigrations(services.pool);
  const health: Health = {
    isReady: async () => isWarm && !stopping && (await isMigrated()),
  };

  let current: { create: (options: AppOptions) => RequestListener; listener: RequestListener } | undefined;
  async function listenerNow(): Promise<RequestListener> {
    const create = await loadApp();
    if (current?.create !== create) current = { create, listener: create({ services, assets, health, observe: metrics.observe }) };
    return current.listener;
  }
  const first = await listenerNow();
  const server = createServer(httpTimeouts);
  // Without a timeout, a caller who stops reading would hold a request slot for ever.
  server.setTimeout(idleMilliseconds);
  if ('folder' in assets) server.on('request', first);
  else {
    server.on('request', (request, response) => {
      ownRequest({ request, response, requestId: requestIdOf(request), log }, async () => (await listenerNow())(request, response));
    });
  }
  await services.queue.work(services, tasks);
  const choresRunning = startChores(services, chores);
  const stayLarge = giveMemoryBackAtRest(server, log);
  let stopAccepting = async () => {};

  async function stop(): Promise<void> {
    stopping = true;
    stayLarge();
    services.live.end();
    // Keep-alive connections would otherwise stay open for requests that nobody serves any more.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([stopAccepting(), afterMilliseconds(stopMilliseconds)]);
    clearInterval(closing);
    server.closeAllConnections();
    await choresRunning.stop();
    await closeServices(services);
    await metrics.stop();
    await embedded?.stop();
  }

  try {
    stopAccepting = await listenWithSeveral(server, { setting: 'PORT', port: settings.port, host: settings.host, log });
  } catch (error) {
    await stop();
    throw error;
  }
  if ('folder' in assets) {
    await warmUp(originOf(server), log);
    warmUpScorer(services);
  }
  isWarm = true;
  return {
    settings,
    services,
    mailDestination: services.mailer.destination,
    port: portOf(server),
    takeStrayError: (error: unknown, origin: StrayOrigin) => takeStrayError(error, origin, log),
    stop,
  };
}

async function openDataDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDir} can not be written to: ${error instanceof Error ? error.message : String(error)}. Set DATA_DIR.`,
    );
  }
}

/** The address at which this process reaches its own server. */
function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  const anyAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  return `http://${anyAddress[address.address] ?? (address.family === 'IPv6' ? `[${address.address}]` : address.address)}:${address.port}`;
}

function afterMilliseconds(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
