import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { agreeToModel, endAgreements } from './commands.ts';
import { modelContract } from './contract.ts';
import { readModelHost } from './queries.ts';

const os = implementContract(modelContract);

export const modelHandlers = os.router({
  readModelHost: os.readModelHost.handler(({ context }) => readModelHost(context.services, viewerOf(context).id)),

  agreeToModel: os.agreeToModel.handler(async ({ input: { host }, context, errors }) => {
    const { services } = context;
    const { id: personId } = viewerOf(context);
    if (host !== services.languageModel?.host) throw errors.OTHER_HOST();
    await agreeToModel(services.db, { personId, host, now: services.clock.now() });
    return readModelHost(services, personId);
  }),

  endModelAgreement: os.endModelAgreement.handler(async ({ context }) => {
    const { id: personId } = viewerOf(context);
    await endAgreements(context.services.db, personId);
    return readModelHost(context.services, personId);
  }),
});
