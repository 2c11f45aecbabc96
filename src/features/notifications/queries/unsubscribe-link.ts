import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/server/services.ts';
import { type Kind, kinds } from '../policy.ts';

/** What a link ends: mails of one kind, or the digest. */
export type MailSubject = Kind | 'digest';

/**
 * The link that ends a person's mails of a kind: signed, so that nothing has to be kept, and working for as long as a
 * mail may lie around. The token stands behind the question mark, where logs don't look.
 */
export function unsubscribeUrl(
  { settings, secret }: Pick<Services, 'settings' | 'secret'>,
  personId: string,
  subject: MailSubject,
): string {
  return `${settings.appUrl}/uitschrijven?token=${personId}.${subject}.${sign(secret, personId, subject)}`;
}

/** Whose mails a token ends, and which; null for one that isn't ours. */
export function readUnsubscribeToken(secret: string, token: string): { personId: string; subject: MailSubject } | null {
  const [personId = '', name = '', signature = '', ...rest] = token.split('.');
  const subject = ([...kinds, 'digest'] as const).find((each) => each === name);
  if (subject === undefined || rest.length > 0) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, personId, subject))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? { personId, subject } : null;
}

function sign(secret: string, personId: string, subject: MailSubject): string {
  return createHmac('sha256', secret).update(`unsubscribe:${personId}:${subject}`).digest('base64url');
}
