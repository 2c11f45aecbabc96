import type { startKiem } from '../src/app/main.ts';
import { StartError } from '../src/platform/server/start-error.ts';

type Running = Pick<Awaited<ReturnType<typeof startKiem>>, 'settings' | 'mailDestination' | 'takeStrayError' | 'stop'>;

/** The maximum time of a stop. Exiting is safe even if something hangs, as everything answered is on disk. */
const stopMilliseconds = 10_000;

/**
 * Starts Kiem, prints its address, and stops gracefully on SIGTERM, Ctrl+C, a closed terminal, or the end of its parent.
 * A StartError is printed as one sentence with exit code 1.
 */
export async function runUntilSignal(start: () => Promise<Running>): Promise<void> {
  const ending = Promise.withResolvers<number>();
  const end = (exitCode: number) => {
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    ending.resolve(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  process.once('disconnect', () => end(0));
  // Ignores EPIPE: the reader of the output may be gone.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

  const running = await start().catch((error: unknown) => {
    // The build has its own copy of the class, so instanceof would miss it.
    if (!(error instanceof Error) || error.name !== StartError.name) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => running.takeStrayError(error, 'unhandledRejection'));
  process.on('uncaughtException', (error) => {
    if (!running.takeStrayError(error, 'uncaughtException')) end(1);
  });

  const { settings, mailDestination } = running;
  process.stdout.write(`${settings.appName} runs at ${settings.appUrl}, process ${process.pid}\n`);
  process.stdout.write(`Mails go ${mailDestination}${settings.hasMailbox ? ` and are shown at ${settings.appUrl}/postvak` : ''}\n`);
  process.send?.('running');

  ending.promise
    .then(async (exitCode) => {
      await running.stop();
      process.exit(exitCode);
    })
    .catch((error: unknown) => {
      process.stderr.write(`Kiem did not stop properly: ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    });
}
