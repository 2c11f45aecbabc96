import type { Services } from '../../../platform/server/services.ts';
import { isSignature, sign } from '../../../platform/server/signature.ts';
import { type PreferenceKind, preferenceKinds } from '../policy.ts';

/** What a link ends: mails of one preference, or the digest. */
export type MailSubject = PreferenceKind | 'digest';

/**
 * The link that ends a person's mails of a kind: signed, so that nothing has to be kept, and working for as long as a
 * mail may lie around. The token stands behind the question mark, where logs don't look.
 */
export function unsubscribeUrl(
  { settings, secret }: Pick<Services, 'settings' | 'secret'>,
  personId: string,
  subject: MailSubject,
): string {
  return `${settings.appUrl}/uitschrijven?token=${personId}.${subject}.${sign(secret, 'unsubscribe', personId, subject)}`;
}

/** Whose mails a token ends, and which; null for one that isn't ours. */
export function readUnsubscribeToken(secret: string, token: string): { personId: string; subject: MailSubject } | null {
  const [personId = '', name = '', signature = '', ...rest] = token.split('.');
  const subject = ([...preferenceKinds, 'digest'] as const).find((each) => each === name);
  if (subject === undefined || rest.length > 0) return null;
  return isSignature(signature, sign(secret, 'unsubscribe', personId, subject)) ? { personId, subject } : null;
}
