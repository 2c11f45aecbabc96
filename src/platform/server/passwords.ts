import { hash, verify } from '@node-rs/argon2';
import { boundWork } from './bounded-work.ts';

// OWASP's first choice for argon2id; about 60 ms of one core.
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Bounds everything that costs tens of milliseconds for one password, hashes and estimates of strength
 * alike. A flood of sign-ups or sign-ins must not slow the rest: two at once, some wait at most three seconds,
 * others are refused with a BusyError.
 */
export const boundPasswordWork = boundWork({ running: 2, waiting: 24, waitMilliseconds: 3_000 });

/** The argon2id hash of a password, in PHC format; with a random salt unless one is given. Throws a BusyError under a flood. */
export function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return boundPasswordWork(() => hash(password, salt === undefined ? argon2id : { ...argon2id, salt }));
}

/** Whether this is the password of the hash. Throws a BusyError under a flood. */
export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return boundPasswordWork(() => verify(stored, password));
}
