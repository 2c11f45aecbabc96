import { formatWholeDay } from '../../../platform/calendar.ts';
import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { admitPerson, declineAccess, endAdmission } from './commands/answer.ts';
import { askAccess, withdrawAccess } from './commands/ask.ts';
import { admissionsContract } from './contract.ts';
import { listAdmissions } from './queries.ts';

const os = implementContract(admissionsContract);
const done = { ok: true } as const;

export const admissionsHandlers = os.router({
  askAccess: os.askAccess.handler(async ({ input, context, errors }) => {
    const { id, timeZone } = viewerOf(context);
    const result = await askAccess(context.services, id, { projectId: input.id, note: input.note });
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'own') throw errors.OWN_PROJECT();
    if (typeof result === 'object') {
      const from = result.askAgainFrom.toISOString();
      throw errors.TOO_SOON({ message: `Je kunt vanaf ${formatWholeDay(dayOf(from, timeZone))} opnieuw toegang vragen.`, data: { from } });
    }
    return done;
  }),

  withdrawAccess: os.withdrawAccess.handler(async ({ input, context, errors }) => {
    const result = await withdrawAccess(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),

  listAdmissions: os.listAdmissions.handler(async ({ input, context, errors }) => {
    const page = await listAdmissions(context.services, viewerOf(context).id, input);
    if (page === null) throw errors.NOT_FOUND();
    return page;
  }),

  admitPerson: os.admitPerson.handler(async ({ input, context, errors }) => {
    const result = await admitPerson(context.services, viewerOf(context).id, { projectId: input.id, personId: input.personId });
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'full') throw errors.FULL();
    if (result === 'unlisted') throw errors.UNLISTED();
    return done;
  }),

  declineAccess: os.declineAccess.handler(async ({ input: { id: projectId, ...input }, context, errors }) => {
    const result = await declineAccess(context.services, viewerOf(context).id, { projectId, ...input });
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),

  endAdmission: os.endAdmission.handler(async ({ input, context, errors }) => {
    const result = await endAdmission(context.services, viewerOf(context).id, { projectId: input.id, personId: input.personId });
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),
});
