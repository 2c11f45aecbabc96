import { networkOf } from '../../../platform/server/http/request.ts';
import { implementContract, type RequestContext } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { isSignature } from '../../../platform/server/signature.ts';
import { soonAgain } from '../../../platform/server/too-many.ts';
import { drawDeck } from '../files/documents/draw-deck.ts';
import { contentTypes, fileNameOf } from '../files/documents/file-name.ts';
import { eraseReadingsOfLink } from '../own-readings/commands.ts';
import { enterCode, requestCode } from './commands/confirm.ts';
import { openDeck, recordSlide } from './commands/open-deck.ts';
import { readingContract } from './contract.ts';
import { watermarkOf } from './documents/watermark.ts';
import { guessedLinks } from './policy.ts';
import { type Closed, type Found, findReader, type Place } from './queries/find-reader.ts';
import { readReleasedDeck } from './queries/released-deck.ts';
import { openingOf } from './tokens/opening.ts';
import { rememberReader } from './tokens/reader-cookie.ts';

const os = implementContract(readingContract);
const done = { ok: true } as const;

type Refusals = {
  NOT_FOUND(): Error;
  EXPIRED(): Error;
  TAKEN_BACK(): Error;
  TOO_MANY_REQUESTS(options: { data: { seconds: number } }): Error;
};

function refusalOf(closed: Closed, errors: Refusals): Error {
  if (closed === 'expired') return errors.EXPIRED();
  return closed === 'taken-back' ? errors.TAKEN_BACK() : errors.NOT_FOUND();
}

/**
 * Finds the deck for whoever has its address. A network that asked for many addresses that lead nowhere is refused every address
 * until it waited, but those that its readers opened before: guessing would else go on, as a right address answers differently.
 */
async function find(context: RequestContext, place: Place, errors: Refusals): Promise<Found> {
  const { services, address } = context;
  const found = await findReader(services.db, context, place);
  if (typeof found === 'object' && found.asks === 'nothing') return found;
  if (place.token !== undefined) {
    const { rateLimits } = services;
    const network = networkOf(address);
    const seconds = await (found === 'unknown' ? rateLimits.consume(guessedLinks, network) : rateLimits.waitFor(guessedLinks, network));
    if (seconds > 0) throw errors.TOO_MANY_REQUESTS({ data: { seconds } });
  }
  if (typeof found === 'string') throw refusalOf(found, errors);
  return found;
}

/** The same for a reader who has said who they are. */
async function findOpen(context: RequestContext, place: Place, errors: Refusals & { FORBIDDEN(): Error }): Promise<Found> {
  const found = await find(context, place, errors);
  if (found.asks !== 'nothing') throw errors.FORBIDDEN();
  return found;
}

export const readingHandlers = os.router({
  readInvitation: os.readInvitation.handler(async ({ input, context, errors }) => {
    const found = await find(context, input, errors);
    const { asks, ownerName, title, link, isOwn } = found;
    const expiresAt = link?.expiresAt.toISOString() ?? null;
    return { asks, ownerName, title, isOwn, expiresAt, opening: openingOf(context, input, found) };
  }),

  checkAccess: os.checkAccess.handler(async ({ input, context, errors }) => {
    const { releaseId } = await findOpen(context, input, errors);
    return { releaseId };
  }),

  requestCode: os.requestCode.handler(async ({ input: { token, email }, context, errors }) => {
    const { services, address } = context;
    const found = await find(context, { token }, errors);
    const result = await requestCode(services, { found, network: networkOf(address), email });
    if (result instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(soonAgain(result.until, services.clock.now(), 'Te veel pogingen.'));
    return done;
  }),

  enterCode: os.enterCode.handler(async ({ input: { token, code }, context, errors }) => {
    const { services, address } = context;
    const found = await find(context, { token }, errors);
    const entered = { found, token, network: networkOf(address), code };
    const result = await enterCode(services, entered, (seconds) => rememberReader(context, token, seconds));
    if (result instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(soonAgain(result.until, services.clock.now(), 'Te veel pogingen.'));
    if (result === 'wrong') throw errors.WRONG_CODE();
    return done;
  }),

  openDeck: os.openDeck.handler(async ({ input: { opening, ...place }, context, errors }) => {
    const expected = openingOf(context, place, await findOpen(context, place, errors));
    if (expected === null || !isSignature(opening, expected)) throw errors.NOT_TOLD();
    const opened = await openDeck(context, place);
    if (opened === 'unidentified') throw errors.FORBIDDEN();
    if (typeof opened === 'string') throw refusalOf(opened, errors);
    const { found, release, readingId } = opened;
    const { ownerName, title, isOwn, link, projectId } = found;
    return {
      ...{ ownerName, title, isOwn, expiresAt: link?.expiresAt.toISOString() ?? null },
      ...{ projectId, releaseId: release.id, releasedAt: release.releasedAt.toISOString() },
      ...{ pages: release.pages, look: release.look, mark: release.mark },
      ...{ watermark: watermarkOf(context, found), readingId },
      ...{ allowsPdf: link?.allowsPdf ?? false, allowsPptx: link?.allowsPptx ?? false },
    };
  }),

  recordSlide: os.recordSlide.handler(async ({ input: { readingId, slide, ...place }, context, errors }) => {
    const found = await findOpen(context, place, errors);
    await recordSlide(context.services, found, context.viewer?.id ?? null, { readingId, slide });
    return done;
  }),

  takeFile: os.takeFile.handler(async ({ input: { token, format }, context, errors }) => {
    const found = await findOpen(context, { token }, errors);
    const isAllowed = format === 'pdf' ? found.link?.allowsPdf : found.link?.allowsPptx;
    const deck = isAllowed === true ? await readReleasedDeck(context.services.db, found) : null;
    if (deck === null) throw errors.NOT_FOUND();
    const file = await drawDeck(context.services, deck, { ownerId: found.ownerId, format, watermark: watermarkOf(context, found) });
    // It waited its turn: the link may be taken back since.
    await findOpen(context, { token }, errors);
    context.setDownload(contentTypes[format], fileNameOf(deck.title, format));
    return file;
  }),

  eraseReadingsOfLink: os.eraseReadingsOfLink.handler(async ({ input, context, errors }) => {
    const found = await findOpen(context, input, errors);
    if (found.isOwn || found.link === null) throw errors.NOT_FOUND();
    await eraseReadingsOfLink(context.services, found.link.id);
    return done;
  }),
});
