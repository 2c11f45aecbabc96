import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type KiemProcess = {
  url: string;
  dataDir: string;
  /** The process id of the current server, not of its parent. */
  serverPid(): number;
  /** All output so far. */
  output(): string;
  /** Stops it gracefully with SIGTERM. */
  stop(): Promise<void>;
  /** Kills all processes at once, like a power cut. */
  kill(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '..');
/** A first start takes 10 s; the machine may be busy. */
const startSeconds = 180;
/** A development start transforms each module and fills a database with people. */
const devStartSeconds = 180;
/** A stop may take 10 s; the machine may be busy. */
const stopSeconds = 20;

/** Starts `npm start` or `npm run dev` as a process with only these settings. Resolves when it is ready. */
export async function startKiemProcess(options: {
  dataDir: string;
  port?: number;
  environment?: Record<string, string>;
  script?: 'start' | 'dev';
}): Promise<KiemProcess> {
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '/', TMPDIR } = process.env;
  const child = spawn(process.execPath, [`scripts/${options.script ?? 'start'}.ts`], {
    cwd: root,
    env: {
      PATH,
      HOME,
      ...(TMPDIR === undefined ? {} : { TMPDIR }),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()));

  const serverPid = () => Number([...printed.matchAll(/, process (\d+)$/gm)].at(-1)?.[1] ?? 0);
  // Parent and server both hold the pipes, so 'close' means that both are gone.
  const closed = once(child, 'close');

  async function kill(): Promise<void> {
    if (hasEnded(child)) return;
    // Stops the parent first, as it could otherwise start another server in between.
    child.kill('SIGSTOP');
    if (serverPid() > 0) process.kill(serverPid(), 'SIGKILL');
    child.kill('SIGKILL');
    await closed;
  }

  async function stop(): Promise<void> {
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopSeconds * 1000);
    await closed;
    clearTimeout(late);
    if (child.signalCode === 'SIGKILL') throw new Error(`Kiem did not stop within ${stopSeconds} s:\n${printed}`);
  }
  const kiem: KiemProcess = {
    url,
    dataDir: options.dataDir,
    serverPid,
    output: () => printed,
    stop,
    kill,
  };
  await untilReady(kiem, child, options.script === 'dev' ? devStartSeconds : startSeconds);
  return kiem;
}

/** Waits until it accepts requests, also after an outage of its database. */
export async function untilAnswering(url: string, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.status === 200) return true;
    await delay(50);
  }
  return false;
}

/** Makes a data directory that PostgreSQL's account can enter when Kiem runs as root. */
export async function makeDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'kiem-')));
  await chmod(dataDir, 0o755);
  // A PostgreSQL that had to be ended at once may still write for a moment.
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }) };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

async function untilReady(kiem: KiemProcess, child: ChildProcess, seconds: number): Promise<void> {
  const exited = once(child, 'exit').then(() => false);
  if (await Promise.race([untilAnswering(kiem.url, seconds), exited])) return;
  await kiem.kill();
  throw new Error(`Kiem did not start:\n${kiem.output()}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
