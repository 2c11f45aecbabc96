import { isGuessable } from '../../../platform/server/password-strength.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { readLink } from '../tokens/sign-up-links.ts';
import { type OnSignUp, openAccount } from './open-account.ts';
import type { SignUp } from './sign-up.ts';
import { findEmailOfAttempt, hashForAddress, isConfirmed } from './sign-up-attempts.ts';

/** Links that one network may try; each may cost a hash. */
export const confirmationsPerNetwork: RateLimit = { name: 'confirm-network', points: 60, seconds: 3600 };

type Confirmation =
  | { outcome: 'invalid' | 'wrong-password' }
  | { outcome: 'unproven'; email: string }
  /** Without the address where it was confirmed before: whoever has the link need not be its owner any more. */
  | { outcome: 'confirmed'; email: string | null };

/**
 * Opens the account of a sign-up. The link proves the address and nothing else, as anyone may have signed up with it:
 * the password, or the browser that made the sign-up, picks the one to confirm. With neither it is 'unproven'.
 */
export async function confirmEmail(
  services: Services,
  { token, password, browserAttemptId }: { token: string; password: string | undefined; browserAttemptId: string | null },
  onSignUp: OnSignUp,
): Promise<Confirmation> {
  const { db, secret, clock } = services;
  const linkId = readLink(secret, token, clock.now());
  if (linkId === null) return { outcome: 'invalid' };
  const email = await findEmailOfAttempt(db, linkId);
  const confirmedBefore = async (): Promise<Confirmation> =>
    (await isConfirmed(db, linkId)) ? { outcome: 'confirmed', email: null } : { outcome: 'invalid' };
  if (email === null) return confirmedBefore();

  const hash = password === undefined ? null : await hashForAddress(services, email, password);
  const outcome = await openAccount(services, { linkId, email }, onSignUp, (attempts) =>
    attempts.find(({ id, passwordHash }) => (hash === null ? id === browserAttemptId : passwordHash === hash)),
  );
  switch (outcome) {
    case 'opened':
      return { outcome: 'confirmed', email };
    // Confirmed at this same moment: through this link, as by a double press, or through another.
    case 'gone':
      return confirmedBefore();
    case 'none-chosen':
      return hash === null ? { outcome: 'unproven', email } : { outcome: 'wrong-password' };
  }
}

/**
 * Opens an account with the names, roles and password that the holder of the link chooses now: for people who have
 * neither the password nor the browser of a sign-up, because they opened the mail elsewhere or never signed up.
 */
export async function confirmWithDetails(
  services: Services,
  { token, password, ...details }: Pick<SignUp, 'firstName' | 'lastName' | 'password' | 'roles'> & { token: string },
  onSignUp: OnSignUp,
): Promise<'confirmed' | 'invalid' | 'guessable'> {
  const linkId = readLink(services.secret, token, services.clock.now());
  const email = linkId === null ? null : await findEmailOfAttempt(services.db, linkId);
  if (linkId === null || email === null) return 'invalid';
  if (await isGuessable(services, { ...details, email, password })) return 'guessable';

  const passwordHash = await hashForAddress(services, email, password);
  const outcome = await openAccount(services, { linkId, email }, onSignUp, () => ({ id: linkId, ...details, passwordHash }));
  return outcome === 'opened' ? 'confirmed' : 'invalid';
}
