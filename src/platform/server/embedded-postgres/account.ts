import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

/** The operating system account that PostgreSQL runs as; undefined means the one that Kiem itself runs as. */
export type Account = { uid: number; gid: number } | undefined;

/** PostgreSQL gets nothing of Kiem's own environment: PGDATA or LD_PRELOAD would change its behaviour. */
export const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
};

const execute = promisify(execFile);

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Runs a program to its end as an account. Throws with its output when it can't be run or fails. */
export async function runAs(account: Account, command: string, args: string[]): Promise<void> {
  // The current directory may be one that the account can't enter.
  await execute(command, args, { ...account, cwd: '/', env: bareEnvironment });
}

/** Whether an account can use a path. Tries it, because modes alone don't decide: ACLs, mounts and every parent folder count. */
export async function canEnter(account: Account, path: string): Promise<boolean> {
  return succeeds(runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', path]));
}

export async function canRun(account: Account, program: string): Promise<boolean> {
  return succeeds(runAs(account, program, ['--version']));
}

/** An unprivileged account that exists on practically every system, because PostgreSQL refuses to run as root. */
export async function findServiceAccount(): Promise<Account> {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)]);
    if (uid && gid) return { uid, gid };
  }
  throw new StartError(
    'PostgreSQL refuses to run as root and neither an account "postgres" nor "nobody" exists: start Kiem as another account or set DATABASE_URL.',
  );
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  try {
    const { stdout } = await execute('id', [flag, name]);
    return Number(stdout.trim());
  } catch {
    // `id` fails when the account doesn't exist, which is an answer.
    return undefined;
  }
}

async function succeeds(attempt: Promise<void>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  );
}
