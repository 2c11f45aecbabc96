import { networkOf } from '../../../platform/server/http/request.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { authErrorCode, authOn } from './auth.ts';
import { accountKey, isKnownDevice } from './device.ts';
import { newSession } from './sessions.ts';
import { isPendingPassword } from './sign-up-attempts.ts';

/** Limits wrong passwords from one network (docs/product.md, Limits). */
export const perAddress: RateLimit = { name: 'sign-in-address', points: 25, seconds: 300 };
/** Wrong passwords for one account from devices that never signed in to it. */
export const perAccount: RateLimit = { name: 'sign-in-account', points: 10, seconds: 900 };
/** Wrong passwords from a device that signed in before: its own count, so that nobody locks an owner out. */
export const perDevice: RateLimit = { name: 'sign-in-device', points: 10, seconds: 900 };

export type SignInResult =
  | { outcome: 'signed-in'; token: string; accountId: string }
  | { outcome: 'wrong' }
  | { outcome: 'unconfirmed' }
  | { outcome: 'suspended' }
  | { outcome: 'limited'; seconds: number };

type Attempt = { email: string; password: string; address: string; userAgent: string; device: string | undefined };

/** Checks the password and starts a session. Every attempt counts before it is checked; a right one is given back. */
export async function signIn(services: Services, attempt: Attempt): Promise<SignInResult> {
  const { rateLimits, secret } = services;
  const account = accountKey(secret, attempt.email);
  const counted: [RateLimit, string][] = isKnownDevice(secret, attempt.device, attempt.email)
    ? // With the account's key, by which it is found when the account goes.
      [[perDevice, `${account}:${accountKey(secret, `${attempt.device}${attempt.email}`)}`]]
    : [
        [perAddress, networkOf(attempt.address)],
        [perAccount, account],
      ];
  for (const [limit, key] of counted) {
    const seconds = await rateLimits.consume(limit, key);
    if (seconds > 0) return { outcome: 'limited', seconds };
  }
  const giveBack = () => Promise.all(counted.map(([limit, key]) => rateLimits.giveBack(limit, key)));

  try {
    const result = await checkAndBegin(services, attempt);
    if (result.outcome !== 'wrong') await giveBack();
    return result;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** A wrong password costs two hashes and the same reads, whether the address has an account, waits for one, or neither. */
async function checkAndBegin(services: Services, { email, password, userAgent }: Attempt): Promise<SignInResult> {
  const { token, session } = newSession(services.clock.now());
  try {
    const { user } = await authOn(services.db, services, session).api.signInEmail({
      body: { email, password },
      headers: new Headers({ 'user-agent': userAgent.slice(0, 500) }),
    });
    return { outcome: 'signed-in', token, accountId: user.id };
  } catch (error) {
    const code = authErrorCode(error);
    // A session is refused for one reason only (auth.ts).
    if (code === 'FAILED_TO_CREATE_SESSION') return { outcome: 'suspended' };
    if (code !== 'INVALID_EMAIL_OR_PASSWORD') throw error;
  }
  // Asked of addresses with an account too: otherwise signing up with one, then signing in, would show that it has one.
  return { outcome: (await isPendingPassword(services, email, password)) ? 'unconfirmed' : 'wrong' };
}
