import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { restoreVersion } from './commands/restore-version.ts';
import { deckVersionsContract } from './contract.ts';
import { listVersions, readVersion } from './queries.ts';

const os = implementContract(deckVersionsContract);

export const deckVersionsHandlers = os.router({
  listVersions: os.listVersions.handler(async ({ input, context, errors }) => {
    const versions = await listVersions(context.services.db, viewerOf(context).id, input.id);
    if (versions === null) throw errors.NOT_FOUND();
    return { versions };
  }),

  readVersion: os.readVersion.handler(async ({ input, context, errors }) => {
    const version = await readVersion(context.services.db, viewerOf(context).id, input);
    if (version === null) throw errors.NOT_FOUND();
    return version;
  }),

  restoreVersion: os.restoreVersion.handler(async ({ input, context, errors }) => {
    const { services } = context;
    const deck = await restoreVersion(services, viewerOf(context).id, { ...input, now: services.clock.now() });
    if (deck === null) throw errors.NOT_FOUND();
    if (deck === 'stale') throw errors.STALE();
    if (deck === 'busy') throw errors.BUSY();
    return deck;
  }),
});
