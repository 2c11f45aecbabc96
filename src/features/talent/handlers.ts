import { implementContract, viewerOf } from '../../platform/server/procedures.ts';
import { todayOf } from '../jobs/queries/visible.ts';
import { talentContract } from './contract.ts';
import { listTalents } from './queries/list.ts';
import { readOwnTalentId, readTalent } from './queries/talent.ts';

const os = implementContract(talentContract);

export const talentHandlers = os.router({
  listTalents: os.listTalents.handler(({ input, context: { services, viewer } }) =>
    listTalents(services.db, { ...input, viewerId: viewer?.id ?? null }),
  ),

  readTalent: os.readTalent.handler(async ({ input, context: { services, viewer }, errors }) => {
    const reader = { viewerId: viewer?.id ?? null, today: todayOf(services.clock.now()) };
    const talent = await readTalent(services.db, reader, input.id);
    if (talent === null) throw errors.NOT_FOUND();
    return talent;
  }),

  readOwnTalent: os.readOwnTalent.handler(async ({ context }) => ({
    talentId: await readOwnTalentId(context.services.db, viewerOf(context).id),
  })),
});
