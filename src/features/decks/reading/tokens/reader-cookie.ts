import { randomBytes } from 'node:crypto';
import { cookieNames } from '../../../../platform/cookie-names.ts';
import type { RequestContext } from '../../../../platform/server/procedures.ts';
import { sign } from '../../../../platform/server/signature.ts';
import { digestOf } from '../../links/tokens/link-token.ts';
import { codeDigits } from '../policy.ts';

/** The cookie of a browser that confirmed the address of a link: one for each link, so that it opens no other. */
const cookieOf = (tokenHash: string) => `${cookieNames.pitch}${tokenHash.slice(0, 16)}` as const;

/** The stored form of what this browser holds for the link; null when it holds nothing. */
export function readerDigest({ readCookie }: Pick<RequestContext, 'readCookie'>, tokenHash: string): string | null {
  const value = readCookie(cookieOf(tokenHash));
  return value === undefined || value === '' ? null : digestOf(value);
}

/** Gives the browser what opens the link, and returns its stored form. */
export function rememberReader({ setCookie }: Pick<RequestContext, 'setCookie'>, token: string, seconds: number): string {
  const value = randomBytes(32).toString('base64url');
  setCookie(cookieOf(digestOf(token)), value, seconds);
  return digestOf(value);
}

/** The code that a task mails: the same at each of its tries. */
export function codeOfTask(secret: string, taskId: string): string {
  const digest = Buffer.from(sign(secret, 'deck-code', taskId), 'base64url');
  return String(digest.readBigUInt64BE() % 10n ** BigInt(codeDigits)).padStart(codeDigits, '0');
}

/** The stored form of a link's code. */
export function codeDigest(secret: string, linkId: string, code: string): string {
  return sign(secret, 'deck-code-entered', linkId, code);
}

/** Stands for an address that was typed for a link, or for any of an owner's, in tasks and counters, so that neither holds it. */
export function addressDigest(secret: string, id: string, email: string): string {
  return sign(secret, 'deck-code-address', id, email).slice(0, 32);
}
