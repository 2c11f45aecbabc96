import { implementContract, type RequestContext, viewerOf } from '../../platform/server/procedures.ts';
import { LimitReached } from '../../platform/server/rate-limits.ts';
import type { Services } from '../../platform/server/services.ts';
import { counted, soonAgain, tooMany } from '../../platform/server/too-many.ts';
import { answerMeeting } from './commands/answer-meeting.ts';
import { cancelMeeting } from './commands/cancel-meeting.ts';
import { changeMeeting } from './commands/change-meeting.ts';
import { createMeeting, meetingsWithOne } from './commands/create-meeting.ts';
import { agendaContract } from './contract.ts';
import { findMeeting, listMeetings, listUpcoming, type Reader } from './queries/meetings.ts';
import { findOverlap } from './queries/overlap.ts';
import { findParticipants } from './queries/participants.ts';

const os = implementContract(agendaContract);

/** Without a limit, one could reconstruct another person's agenda by asking when they are busy. */
const overlapLimit = { name: 'meeting-overlaps', points: 200, seconds: 3600 };

function readerOf(context: RequestContext): Reader {
  return { viewerId: viewerOf(context).id, now: context.services.clock.now() };
}

/** Says which limit was reached, and when the caller may plan again. */
function tooManyMeetings(context: RequestContext, reached: LimitReached) {
  const asker = { now: context.services.clock.now(), timeZone: viewerOf(context).timeZone };
  if (reached.limit.name === meetingsWithOne.name) {
    const did = `${reached.limit.points} meetings met deze persoon gepland`;
    return tooMany(reached, asker, { did, again: 'kun je weer een meeting met deze persoon plannen' });
  }
  const did = `${counted(reached.limit.points, 'meeting', 'meetings')} gepland of verplaatst`;
  return tooMany(reached, asker, { did, again: 'kun je weer een meeting plannen' });
}

export function tooManyAnswers(services: Services, reached: LimitReached, timeZone: string) {
  const did = `${reached.limit.points} keer op een uitnodiging geantwoord`;
  return tooMany(reached, { now: services.clock.now(), timeZone }, { did, again: 'kun je weer antwoorden' });
}

export const agendaHandlers = os.router({
  listMeetings: os.listMeetings.handler(async ({ input, context }) => ({
    meetings: await listMeetings(context.services.db, readerOf(context), input),
  })),

  listUpcoming: os.listUpcoming.handler(async ({ input, context }) => ({
    meetings: await listUpcoming(context.services.db, readerOf(context), input),
  })),

  readMeeting: os.readMeeting.handler(async ({ input, context, errors }) => {
    const meeting = await findMeeting(context.services.db, readerOf(context), input.id);
    if (meeting === null) throw errors.NOT_FOUND();
    return meeting;
  }),

  createMeeting: os.createMeeting.handler(async ({ input, context, errors }) => {
    const result = await createMeeting(context.services, viewerOf(context).id, input);
    if (result instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyMeetings(context, result));
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'self') throw errors.SELF();
    if (result === 'past') throw errors.IN_THE_PAST();
    if (result === 'id-taken') throw errors.ID_TAKEN();
    return result;
  }),

  changeMeeting: os.changeMeeting.handler(async ({ input, context, errors }) => {
    const result = await changeMeeting(context.services, viewerOf(context).id, input);
    if (result instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyMeetings(context, result));
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    if (result === 'closed') throw errors.CLOSED();
    if (result === 'changed') throw errors.CHANGED();
    if (result === 'past') throw errors.IN_THE_PAST();
    return result;
  }),

  answerMeeting: os.answerMeeting.handler(async ({ input, context, errors }) => {
    const { id, timeZone } = viewerOf(context);
    const result = await answerMeeting(context.services, id, input);
    if (result instanceof LimitReached) throw errors.TOO_MANY_REQUESTS(tooManyAnswers(context.services, result, timeZone));
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    if (result === 'closed') throw errors.CLOSED();
    if (result === 'changed') throw errors.CHANGED();
    return result;
  }),

  cancelMeeting: os.cancelMeeting.handler(async ({ input, context, errors }) => {
    const result = await cancelMeeting(context.services, viewerOf(context).id, input);
    if (result === null) throw errors.NOT_FOUND();
    if (result === 'forbidden') throw errors.FORBIDDEN();
    if (result === 'closed') throw errors.CLOSED();
    return result;
  }),

  findParticipants: os.findParticipants.handler(async ({ input, context }) => ({
    people: await findParticipants(context.services.db, viewerOf(context).id, input.search),
  })),

  findOverlap: os.findOverlap.handler(async ({ input, context, errors }) => {
    const { db, rateLimits, clock } = context.services;
    const seconds = await rateLimits.consume(overlapLimit, viewerOf(context).id);
    if (seconds > 0) {
      throw errors.TOO_MANY_REQUESTS(soonAgain(new Date(clock.now().getTime() + seconds * 1000), clock.now()));
    }
    const overlap = await findOverlap(db, readerOf(context), input);
    if (overlap === null) throw errors.NOT_FOUND();
    return overlap;
  }),
});
