import type { RequestContext } from '../../../../platform/server/procedures.ts';
import { sign } from '../../../../platform/server/signature.ts';
import { digestOf } from '../../links/tokens/link-token.ts';
import type { Found, Place } from '../queries/find-reader.ts';
import { readerDigest } from './reader-cookie.ts';

/** Characters of it, of six bits each. */
const length = 24;

/**
 * Stands in the address of an opened deck, and shows that its reader was told first what the owner sees: nobody else gets it. The
 * address of a deck that the owner opened, passed on, still tells its reader.
 */
export function signOpening(secret: string, placeId: string, reader: string): string {
  return sign(secret, 'deck-opening', placeId, reader).slice(0, length);
}

/** The opening of an identified reader; null for others. */
export function openingOf(
  context: Pick<RequestContext, 'services' | 'viewer' | 'readCookie'>,
  { token }: Place,
  { asks, isOwn, projectId, link }: Found,
): string | null {
  if (asks !== 'nothing') return null;
  const { services, viewer } = context;
  const isByCode = token !== undefined && link?.email != null && !isOwn;
  const reader = isByCode ? readerDigest(context, digestOf(token)) : (viewer?.id ?? null);
  return reader === null ? null : signOpening(services.secret, link?.id ?? projectId, reader);
}
