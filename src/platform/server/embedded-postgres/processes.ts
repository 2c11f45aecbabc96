import { readdir, readFile } from 'node:fs/promises';
import { isSystemError } from './system-error.ts';

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}

/**
 * Ends what is left of a PostgreSQL whose main process was killed. Idle processes notice by
 * themselves, one in the middle of a long query only afterwards; as long as it runs no new
 * PostgreSQL may start on its data.
 */
export async function endOrphans(clusterName: string): Promise<void> {
  // Elsewhere there is no /proc and the start waits for the query to end.
  if (process.platform !== 'linux') return;
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry);
    if (Number.isInteger(pid) && (await titleOf(pid)).startsWith(`postgres: ${clusterName}: `)) endNow(pid);
  }
}

async function titleOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended since the folder was listed.
    return '';
  }
}

function endNow(pid: number): void {
  try {
    // PostgreSQL's signal for "leave at once", obeyed also in the middle of a query.
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    if (!isSystemError(error, 'ESRCH')) throw error;
  }
}
