import { formatWholeDay } from '../../../platform/calendar.ts';
import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { acceptMembership, leaveTeam } from './commands/answer.ts';
import { askMember, removeMember } from './commands/ask.ts';
import { changeMemberRole } from './commands/change-role.ts';
import { membersContract } from './contract.ts';
import { findConnections, listMembers } from './queries.ts';

const os = implementContract(membersContract);
const done = { ok: true } as const;

export const membersHandlers = os.router({
  findConnections: os.findConnections.handler(async ({ input, context }) => ({
    people: await findConnections(context.services.db, viewerOf(context).id, input.search),
  })),

  listMembers: os.listMembers.handler(async ({ input, context, errors }) => {
    const members = await listMembers(context.services.db, viewerOf(context).id, input.id);
    if (members === null) throw errors.NOT_FOUND();
    return { members };
  }),

  askMember: os.askMember.handler(async ({ input: { id: projectId, ...input }, context, errors }) => {
    const { id, timeZone } = viewerOf(context);
    const result = await askMember(context.services, id, { projectId, ...input });
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'already') throw errors.ALREADY_MEMBER();
    if (result === 'full') throw errors.FULL();
    if (result === 'unlisted') throw errors.UNLISTED();
    if (typeof result === 'object') {
      const from = result.from.toISOString();
      throw errors.TOO_SOON({
        message: `Je kunt deze persoon vanaf ${formatWholeDay(dayOf(from, timeZone))} opnieuw vragen.`,
        data: { from },
      });
    }
    return done;
  }),

  changeMemberRole: os.changeMemberRole.handler(async ({ input: { id: projectId, ...input }, context, errors }) => {
    const result = await changeMemberRole(context.services, viewerOf(context).id, { projectId, ...input });
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),

  removeMember: os.removeMember.handler(async ({ input, context, errors }) => {
    const result = await removeMember(context.services, viewerOf(context).id, { projectId: input.id, personId: input.personId });
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),

  acceptMembership: os.acceptMembership.handler(async ({ input, context, errors }) => {
    const result = await acceptMembership(context.services, viewerOf(context).id, { projectId: input.id, role: input.role });
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'changed') throw errors.CHANGED();
    return done;
  }),

  leaveTeam: os.leaveTeam.handler(async ({ input, context, errors }) => {
    const result = await leaveTeam(context.services, viewerOf(context).id, input.id);
    if (result === null) throw errors.NOT_FOUND();
    return done;
  }),
});
