import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { tooMany } from '../../../platform/server/too-many.ts';
import { createLink, renewLink, takeBackLink } from './commands/links.ts';
import { releaseDeck } from './commands/release.ts';
import { linksContract } from './contract.ts';
import { listAdmittedReadings, listLinks } from './queries/lists.ts';
import { readSharing } from './queries/sharing.ts';
import { linkUrl } from './tokens/link-token.ts';

const os = implementContract(linksContract);

export const linksHandlers = os.router({
  readSharing: os.readSharing.handler(async ({ input, context, errors }) => {
    const sharing = await readSharing(context.services, viewerOf(context).id, input.id);
    if (sharing === null) throw errors.NOT_FOUND();
    return sharing;
  }),

  releaseDeck: os.releaseDeck.handler(async ({ input, context, errors }) => {
    const { id: ownerId } = viewerOf(context);
    const result = await releaseDeck(context.services, ownerId, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'no-deck') throw errors.NO_DECK();
    if (result === 'busy') throw errors.BUSY();
    if (result === 'nothing-shown') throw errors.NOTHING_SHOWN();
    const sharing = await readSharing(context.services, ownerId, input.id);
    if (sharing === null) throw errors.NOT_FOUND();
    return sharing;
  }),

  listLinks: os.listLinks.handler(async ({ input: { id: projectId, after }, context, errors }) => {
    const { db, clock } = context.services;
    const page = await listLinks(db, { ownerId: viewerOf(context).id, projectId, after, now: clock.now() });
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  listAdmittedReadings: os.listAdmittedReadings.handler(async ({ input: { id: projectId, after }, context, errors }) => {
    const page = await listAdmittedReadings(context.services.db, { ownerId: viewerOf(context).id, projectId, after });
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  createLink: os.createLink.handler(async ({ input: { id: projectId, ...wanted }, context, errors }) => {
    const { services } = context;
    const { id: ownerId, timeZone } = viewerOf(context);
    const result = await createLink(services, ownerId, { projectId, ...wanted });
    if (result instanceof LimitReached) {
      const words = { did: `${result.limit.points} links gemaakt`, again: 'kun je er weer maken' };
      throw errors.TOO_MANY_REQUESTS(tooMany(result, { now: services.clock.now(), timeZone }, words));
    }
    switch (result) {
      case null:
        throw errors.NOT_FOUND();
      case 'unlisted':
        throw errors.UNLISTED();
      case 'not-released':
        throw errors.NOT_RELEASED();
      case 'full':
        throw errors.FULL();
      case 'id-taken':
        throw errors.CONFLICT();
      default:
        return { id: wanted.linkId, url: linkUrl(services.settings.appUrl, result.token) };
    }
  }),

  renewLink: os.renewLink.handler(async ({ input: { id }, context, errors }) => {
    const { services } = context;
    const result = await renewLink(services, viewerOf(context).id, id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'ended') throw errors.ENDED();
    return { id, url: linkUrl(services.settings.appUrl, result.token) };
  }),

  takeBackLink: os.takeBackLink.handler(async ({ input, context, errors }) => {
    const result = await takeBackLink(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    return { ok: true };
  }),
});
