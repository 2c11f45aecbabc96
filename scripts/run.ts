import { StartError } from '../src/platform/server/start-error.ts';

type Running = {
  settings: { appName: string; appUrl: string; hasMailbox: boolean };
  port: number;
  mailDestination: string;
  stop(): Promise<void>;
};

/**
 * Starts, tells where Kiem is reached, and stops properly on SIGTERM or Ctrl+C.
 * What the reader can mend is one sentence and exit code 1.
 */
export async function runUntilSignal(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    // The build holds its own copy of the class: the name tells.
    if (!(error instanceof Error) || error.name !== StartError.name) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  const { settings, mailDestination } = running;
  process.stdout.write(`${settings.appName} runs at ${settings.appUrl}\n`);
  process.stdout.write(`Mails go ${mailDestination}${settings.hasMailbox ? ` and are shown at ${settings.appUrl}/postvak` : ''}\n`);

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Whatever hangs, it ends: what was answered is on disk.
      setTimeout(() => process.exit(1), 10_000).unref();
      void running.stop().then(() => process.exit(0));
    });
  }
}
