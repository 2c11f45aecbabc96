import * as z from 'zod';
import { boundWork } from './bounded-work.ts';
import { createThread } from './threads/create-thread.ts';

/** Salts are copied to the thread as they are. */
export type PasswordJob = { kind: 'hash'; password: string; salt: Uint8Array | null } | { kind: 'verify'; password: string; hash: string };

/** Passwords that are worked on at the same time. */
const atOnce = 2;

/**
 * Bounds everything that costs tens of milliseconds for one password, hashes and estimates of strength
 * alike. A flood of sign-ups or sign-ins must not slow the rest: two at once, some wait at most three seconds,
 * others are refused with a BusyError.
 */
export const boundPasswordWork = boundWork({ running: atOnce, waiting: 24, waitMilliseconds: 1_500 });

/** Threads of our own instead of Node's pool: they give way to the main thread, and files and compression don't wait behind hashes. */
const threads = Array.from({ length: atOnce }, () =>
  createThread<PasswordJob, unknown>({
    module: new URL('./passwords.thread.ts', import.meta.url),
    milliseconds: 10_000,
    // The callers parse: the answer depends on the job.
    parse: (answer) => answer,
  }),
);

const idleThreads = [...threads];

async function onThread(job: PasswordJob): Promise<unknown> {
  await Promise.all(threads.map(({ start }) => start()));
  return boundPasswordWork(async () => {
    const thread = idleThreads.pop();
    if (thread === undefined) throw new Error('More password work runs at once than there are threads.');
    try {
      return await thread.run(job);
    } finally {
      idleThreads.push(thread);
    }
  });
}

/** The argon2id hash of a password, in PHC format; with a random salt unless one is given. Throws a BusyError under a flood. */
export async function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return z.string().parse(await onThread({ kind: 'hash', password, salt: salt ?? null }));
}

/** Whether this is the password of the hash. Throws a BusyError under a flood. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return z.boolean().parse(await onThread({ kind: 'verify', password, hash }));
}
