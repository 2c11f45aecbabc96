import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Seconds before a restart, by the number of deaths within the last minute. */
const pauses = [0, 0.2, 0.5, 1, 2, 4, 5, 5, 5];
const windowMilliseconds = 60_000;
/** A server stops by itself within 10 s. One that hangs is killed after this time. */
const stopMilliseconds = 12_000;

type Environment = Record<string, string>;

type End = { code: number | null; signal: NodeJS.Signals | null };

/**
 * Makes a parent of one process at a time. It forwards signals to the process and ends after it.
 *
 * @param haste makes every pause before a restart so many times shorter, for tests
 */
export function startFamily({ haste = 1 }: { haste?: number } = {}) {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.abort();
      child?.kill(signal);
      setTimeout(() => child?.kill('SIGKILL'), stopMilliseconds).unref();
    });
  }
  // Ignores EPIPE: the reader of the output may be gone.
  process.stderr.on('error', () => undefined);

  /** Runs a script to its end. Its IPC channel closes when this process ends in any way, which tells the script to stop. */
  function runOnce(
    command: string[],
    { onRunning, environment }: { onRunning?: () => void; environment?: Environment } = {},
  ): Promise<End> {
    return new Promise((resolve) => {
      const started = spawn(process.execPath, command, {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // The operator's own come before ours.
        env: { ...environment, ...process.env },
      });
      child = started;
      started.on('message', (message) => {
        if (message === 'running') onRunning?.();
      });
      started.once('error', (error) => {
        process.stderr.write(`${command.join(' ')} can not be started: ${error.message}\n`);
        resolve({ code: 1, signal: null });
      });
      started.once('exit', (code, signal) => resolve({ code, signal }));
    });
  }

  return {
    /** Runs a script once and returns its exit code. */
    async run(script: string): Promise<number> {
      const { code } = await runOnce([script]);
      return code ?? 1;
    },

    /**
     * Runs a server with these flags of Node and this environment, and restarts it whenever it dies: at once, then after growing pauses. Returns the exit code once the
     * server was stopped, failed its first start, or died 10 times within a minute.
     */
    async keepRunning(
      script: string,
      { flags = [], environment = {} }: { flags?: string[]; environment?: Environment } = {},
    ): Promise<number> {
      let deaths: number[] = [];
      let hasRun = false;
      for (;;) {
        const onRunning = () => {
          hasRun = true;
        };
        const { code, signal } = await runOnce([...flags, script], { onRunning, environment });
        if (stopping.signal.aborted || code === 0) return code ?? 1;
        // A failed first start is final: it has printed what to fix, and a retry would print it again.
        if (!hasRun && code !== null) return code;

        const now = performance.now();
        deaths = [...deaths, now].filter((death) => now - death < windowMilliseconds);
        const seconds = pauses[deaths.length - 1];
        const how = signal ?? `exit code ${code}`;
        if (seconds === undefined) {
          process.stderr.write(
            `The server died ${deaths.length} times within a minute, the last time by ${how}. It is not started again.\n`,
          );
          return 1;
        }
        process.stderr.write(`The server died by ${how} and is started again${seconds === 0 ? '' : ` in ${seconds} s`}.\n`);
        await pause((seconds * 1000) / haste, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return 0;
      }
    },
  };
}
