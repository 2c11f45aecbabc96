import { isSignature, sign } from '../../../platform/server/signature.ts';
import { minimumSeconds } from '../policy.ts';

const validMilliseconds = 86_400_000;

/** Signs the moment at which a form was opened, so that the server can measure how long it took without a cookie. */
export function makeTicket(secret: string, now: Date): string {
  const openedAt = String(now.getTime());
  return `${openedAt}.${sign(secret, 'contact-form', openedAt)}`;
}

/** Checks a ticket at the moment of sending. A forged ticket is 'expired' too, as is every one after a change of SECRET. */
export function checkTicket(secret: string, ticket: string, now: Date): 'fine' | 'too-fast' | 'expired' {
  const [openedAt = '', signature = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !isSignature(signature, sign(secret, 'contact-form', openedAt))) return 'expired';
  const age = now.getTime() - Number(openedAt);
  if (age > validMilliseconds) return 'expired';
  return age < minimumSeconds * 1000 ? 'too-fast' : 'fine';
}
