import type { Services } from '../../../platform/server/services.ts';
import { isSignature, sign } from '../../../platform/server/signature.ts';
import { type MailSubject, preferenceKinds } from '../policy.ts';

/**
 * Returns the link that ends a person's mails of a kind. It is signed, so nothing is stored, and works as long as an old
 * mail may be opened. The token is in the query, which the log leaves out.
 */
export function unsubscribeUrl(
  { settings, secret }: Pick<Services, 'settings' | 'secret'>,
  personId: string,
  subject: MailSubject,
): string {
  return `${settings.appUrl}/uitschrijven?token=${personId}.${subject}.${sign(secret, 'unsubscribe', personId, subject)}`;
}

/** Returns the person and the mails of a token; null if it isn't valid. */
export function readUnsubscribeToken(secret: string, token: string): { personId: string; subject: MailSubject } | null {
  const [personId = '', name = '', signature = '', ...rest] = token.split('.');
  const subject = ([...preferenceKinds, 'digest'] as const).find((each) => each === name);
  if (subject === undefined || rest.length > 0) return null;
  return isSignature(signature, sign(secret, 'unsubscribe', personId, subject)) ? { personId, subject } : null;
}
