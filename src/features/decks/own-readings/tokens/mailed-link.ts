import type { Services } from '../../../../platform/server/services.ts';
import { isSignature, sign } from '../../../../platform/server/signature.ts';
import { linkMinutes } from '../policy.ts';

const ofLink = (secret: string, address: string, until: string) => sign(secret, 'deck-readings', address, until);

/** The token of a mailed link: proof that its holder reads the mail to this address. Signed, so that nothing is stored. */
export function signMailedLink(secret: string, email: string, now: Date): string {
  const address = Buffer.from(email).toString('base64url');
  const until = (now.getTime() + linkMinutes * 60_000).toString(36);
  return `${address}.${until}.${ofLink(secret, address, until)}`;
}

/** The address that a link was mailed to; null when the token is forged or too old. */
export function readMailedLink(secret: string, token: string, now: Date): string | null {
  const [address = '', until = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSignature(signature, ofLink(secret, address, until))) return null;
  return Number.parseInt(until, 36) > now.getTime() ? Buffer.from(address, 'base64url').toString() : null;
}

/** Its page is below the folder of shared decks, so that its address goes to no log, other site or search engine. */
export function mailedUrl({ settings, secret }: Pick<Services, 'settings' | 'secret'>, email: string, now: Date): string {
  return `${settings.appUrl}/pitch/gelezen?token=${signMailedLink(secret, email, now)}`;
}

/** Stands for an address in counters, so that they don't hold it. */
export function addressKey(secret: string, email: string): string {
  return sign(secret, 'deck-readings-address', email).slice(0, 32);
}
