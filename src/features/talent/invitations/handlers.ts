import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { LimitReached } from '../../../platform/server/rate-limits.ts';
import { counted, tooMany } from '../../../platform/server/too-many.ts';
import { todayOf } from '../../jobs/queries/visible.ts';
import { declineInvitation, inviteTalent } from './commands.ts';
import { talentInvitationsContract } from './contract.ts';
import { listInvitableJobs, listInvitations } from './queries.ts';

const os = implementContract(talentInvitationsContract);
const done = { ok: true } as const;

export const talentInvitationsHandlers = os.router({
  listInvitableJobs: os.listInvitableJobs.handler(async ({ input, context, errors }) => {
    const { db, clock } = context.services;
    const jobs = await listInvitableJobs(db, { posterId: viewerOf(context).id, today: todayOf(clock.now()) }, input.id);
    if (jobs === null) throw errors.NOT_FOUND();
    return { jobs };
  }),

  inviteTalent: os.inviteTalent.handler(async ({ input, context, errors }) => {
    const { id, timeZone } = viewerOf(context);
    const result = await inviteTalent(context.services, id, input);
    if (result instanceof LimitReached) {
      const did = `${counted(result.limit.points, 'uitnodiging', 'uitnodigingen')} verstuurd`;
      const asker = { now: context.services.clock.now(), timeZone };
      throw errors.TOO_MANY_REQUESTS(tooMany(result, asker, { did, again: 'kun je weer iemand uitnodigen' }));
    }
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'own-profile') throw errors.OWN_PROFILE();
    if (result === 'not-open-to-work') throw errors.NOT_OPEN_TO_WORK();
    if (result === 'job-not-open') throw errors.JOB_NOT_OPEN();
    if (result === 'already-invited') throw errors.ALREADY_INVITED();
    if (result === 'already-applied') throw errors.ALREADY_APPLIED();
    if (result === 'id-taken') throw errors.CONFLICT();
    return done;
  }),

  listInvitations: os.listInvitations.handler(({ input: { side, after }, context }) => {
    const { db, clock } = context.services;
    return listInvitations(db, { viewerId: viewerOf(context).id, today: todayOf(clock.now()), side, after });
  }),

  declineInvitation: os.declineInvitation.handler(async ({ input, context, errors }) => {
    const result = await declineInvitation(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'applied') throw errors.APPLIED();
    return done;
  }),
});
