import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../scripts/kiem-process.ts';

const run = promisify(execFile);

/** The measured server and its database share this core; the load comes from the other. */
export const measuredCore = 0;
export const loadCore = 1;

/** /proc counts CPU time in hundredths of a second on every Linux that Node runs on. */
const millisecondsPerTick = 10;

/** Pins a running process, its threads and its future children to one core. */
export async function pin(pid: number, core: number): Promise<void> {
  await run('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)]);
}

/** Pins a process and its existing children. */
export async function pinFamily(pid: number, core: number): Promise<void> {
  for (const member of [pid, ...childrenOf(pid)]) await pin(member, core);
}

/** Returns the CPU time that a process has used, in milliseconds. */
export function cpuOf(pid: number): number {
  return usedBy(readStat(pid));
}

/** Returns the CPU time that the first thread of a process has used, in milliseconds, to the nanosecond: for what takes less than a tick. */
export function exactCpuOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
}

/** Returns the CPU time of a process and its children, ended ones included, in milliseconds. */
export function cpuOfFamily(pid: number): number {
  const children = statsOfChildren(pid).reduce((sum, child) => sum + usedBy(child), 0);
  // Read last: the time of a child that ended meanwhile is its parent's.
  const own = readStat(pid);
  return children + usedBy(own) + own.endedChildren * millisecondsPerTick;
}

type Stat = { pid: number; parent: number; user: number; system: number; endedChildren: number };

const usedBy = ({ user, system }: Stat) => (user + system) * millisecondsPerTick;

function readStat(pid: number): Stat {
  // The bracketed name may contain spaces. The fields after it are numbered from 3 in proc(5).
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const field = (number: number) => Number(fields[number - 3]);
  return { pid, parent: field(4), user: field(14), system: field(15), endedChildren: field(16) + field(17) };
}

function statsOfChildren(parent: number): Stat[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const stats = pids.flatMap((pid) => {
    try {
      return [readStat(pid)];
    } catch {
      // The process ended meanwhile.
      return [];
    }
  });
  return stats.filter((stat) => stat.parent === parent);
}

const childrenOf = (parent: number) => statsOfChildren(parent).map(({ pid }) => pid);

/** Returns the resident memory of a process, in megabytes of 1,024 × 1,024 bytes. */
export function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Returns the memory of a process and its children in megabytes, of which each page that several share is counted in parts. */
export function memoryOfFamily(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, member) => sum + proportionalOf(member), 0);
}

function proportionalOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    // The process ended meanwhile.
    return 0;
  }
}

export type RunningServer = {
  pid: number;
  port: number;
  /** Where its inspector listens, for profiles. */
  inspectorPort?: number | undefined;
  stop(): Promise<void>;
};

/** Starts a Node server on the measured core, logging to a file, and waits until this path answers. */
export async function startServer(options: {
  script: string[];
  environment: Record<string, string>;
  readyPath: string;
  logFile: string;
  isProfiled?: boolean | undefined;
  /** The checkout that the server is of; this one without it. */
  folder?: string | undefined;
}): Promise<RunningServer> {
  const port = await findFreePort();
  const inspectorPort = options.isProfiled === true ? await findFreePort() : undefined;
  const inspecting = inspectorPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectorPort}`];
  const log = await open(options.logFile, 'w');
  const server = spawn('taskset', ['--cpu-list', String(measuredCore), process.execPath, ...inspecting, ...options.script], {
    cwd: options.folder,
    env: { ...process.env, ...options.environment, NODE_ENV: 'production', PORT: String(port) },
    // The channel closes when the bench ends in any way, which tells the server to stop.
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  const kill = () => void server.kill();
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const deadline = Date.now() + 60_000;
  while (!(await answers(`http://127.0.0.1:${port}${options.readyPath}`))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`${options.script.join(' ')} did not start, see ${options.logFile}.`);
    await pause(100);
  }
  return {
    pid: server.pid ?? 0,
    port,
    inspectorPort,
    async stop() {
      process.off('exit', kill);
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
