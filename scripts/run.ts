import type { startKiem } from '../src/app/main.ts';
import { StartError } from '../src/platform/server/start-error.ts';

type Running = Pick<Awaited<ReturnType<typeof startKiem>>, 'settings' | 'mailDestination' | 'takeStrayError' | 'stop'>;

/** Longest time that a stop takes, whatever hangs: what was answered is on disk. */
const stopMilliseconds = 10_000;

/**
 * Starts, prints where Kiem is reached, and stops properly on SIGTERM, Ctrl+C, a closed terminal, or the end of the
 * parent that keeps it running. A start that its reader can mend is one sentence and exit code 1.
 */
export async function runUntilSignal(start: () => Promise<Running>): Promise<void> {
  const ending = Promise.withResolvers<number>();
  const end = (exitCode: number) => {
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    ending.resolve(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  process.once('disconnect', () => end(0));
  // Whoever read what is printed may be gone.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

  const running = await start().catch((error: unknown) => {
    // The build holds its own copy of the class: the name tells.
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
