import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { type LimitReached, orLimited } from '../../../../platform/server/rate-limits.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { isSignature } from '../../../../platform/server/signature.ts';
import { pitchLinks } from '../../links/tables.ts';
import { digestOf } from '../../links/tokens/link-token.ts';
import { sendDeckCode } from '../background.ts';
import { codesOfAddress, codesOfLink, codesOfNetwork, codesOfOwner, codeTries, confirmedDays, triesOfNetwork } from '../policy.ts';
import type { Found } from '../queries/find-reader.ts';
import { pitchLinkCodes, pitchLinkReaders } from '../tables.ts';
import { addressDigest, codeDigest } from '../tokens/reader-cookie.ts';

type Asked = { found: Found; network: string; email: string };

/**
 * Queues the mail with the code of a link. The task finds out whether the link is for this address: here, any address takes the
 * same work and gets the same answer.
 */
export async function requestCode(services: Services, { found: { link, ownerId }, network, email }: Asked): Promise<'done' | LimitReached> {
  if (link === null) return 'done';
  const { db, queue, rateLimits, secret } = services;
  const asking = db.transaction(async (tx): Promise<'done'> => {
    const address = addressDigest(secret, link.id, email);
    await rateLimits.countIn(tx, codesOfNetwork, network);
    await rateLimits.countIn(tx, codesOfLink, `link-${link.id}`);
    await rateLimits.countIn(tx, codesOfAddress, address);
    await rateLimits.countIn(tx, codesOfOwner, addressDigest(secret, ownerId, email));
    await queue.send(tx, sendDeckCode, { linkId: link.id, address });
    return 'done';
  });
  return orLimited<'done'>(asking);
}

/**
 * Locks a link, before its codes, as whoever takes it back, gives it another address or removes it does; false when it has
 * another address by then.
 */
async function lockLink(tx: Transaction, id: string, token: string): Promise<boolean> {
  const isSame = and(eq(pitchLinks.id, id), eq(pitchLinks.tokenHash, digestOf(token)), isNull(pitchLinks.endedAt));
  return (await tx.select({ id: pitchLinks.id }).from(pitchLinks).where(isSame).for('no key update')).length > 0;
}

type Entered = { found: Found; token: string; network: string; code: string };

/** Uses up one try of the mailed code. Right, it is used up itself, and the browser with this digest may read until the returned moment. */
export async function enterCode(
  services: Services,
  { found: { link }, token, network, code }: Entered,
  remember: (seconds: number) => string,
): Promise<'confirmed' | 'wrong' | LimitReached> {
  if (link === null) return 'wrong';
  const { db, clock, rateLimits, secret } = services;
  const entering = db.transaction(async (tx): Promise<'confirmed' | 'wrong'> => {
    await rateLimits.countIn(tx, triesOfNetwork, network);
    const now = clock.now();
    if (!(await lockLink(tx, link.id, token))) return 'wrong';
    const ofLink = eq(pitchLinkCodes.linkId, link.id);
    const [tried] = await tx
      .update(pitchLinkCodes)
      .set({ tries: sql`${pitchLinkCodes.tries} + 1` })
      .where(and(ofLink, lt(pitchLinkCodes.tries, codeTries), gt(pitchLinkCodes.expiresAt, now)))
      .returning({ digest: pitchLinkCodes.digest });
    if (tried === undefined || !isSignature(codeDigest(secret, link.id, code), tried.digest)) return 'wrong';
    await tx.delete(pitchLinkCodes).where(ofLink);
    const most = Math.floor((link.expiresAt.getTime() - now.getTime()) / 1000);
    const seconds = Math.max(1, Math.min(most, confirmedDays * 86_400));
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    await tx.insert(pitchLinkReaders).values({ digest: remember(seconds), linkId: link.id, expiresAt });
    return 'confirmed';
  });
  return orLimited<'confirmed' | 'wrong'>(entering);
}
