import { fork } from 'node:child_process';
import path from 'node:path';
import { serverEnvironment, serverFlags } from '../../scripts/server-flags.ts';
import type { Side } from '../../src/features/matches/candidates/policy/terms.ts';
import type { Connection } from '../../src/platform/server/database.ts';
import { loadCore, pin } from '../processes.ts';

/**
 * Jobs and talents to be changed and renewed one after another. Those that have no pairs yet come twice: all fifty are new the first time;
 * the second time the title has another word. Of each side and time the first ones warm up and aren't measured.
 */
export type Renewals = { connection: Connection; dataDir: string; postgresPid: number; ids: Record<Side, string[]>; warmingUp: number };

/**
 * The milliseconds until each one's matches were found and scored, and until they were written too; and those of the processor that a
 * renewal took of Kiem and PostgreSQL together.
 */
export type Renewed = { side: Side; isFirst: boolean; times: { found: number[]; renewed: number[] }; cpu: number };

/**
 * Measures renewals in a process of their own with the server's flags. With V8's own sizes all of its memory was collected 33 times in
 * 830 renewals, with those of the server 8 times.
 */
export async function renewInProcess(renewals: Renewals): Promise<Renewed[]> {
  const renewing = fork(path.join(import.meta.dirname, 'renew.process.ts'), {
    execArgv: serverFlags,
    env: { ...process.env, ...serverEnvironment },
    serialization: 'advanced',
  });
  const ended = new Promise<never>((_, reject) => renewing.once('exit', () => reject(new Error('The renewing process ended.'))));
  const renewed = new Promise<Renewed[]>((resolve) => renewing.once('message', (message: Renewed[]) => resolve(message)));
  await pin(renewing.pid ?? 0, loadCore);
  renewing.send(renewals);
  return Promise.race([renewed, ended]).finally(() => renewing.kill());
}
