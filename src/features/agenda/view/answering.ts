import { formatShortDay } from '../../../platform/calendar.ts';
import { dayOf, formatTimes } from '../../../platform/zoned-time.ts';
import type { AskOf } from '../../notifications/contract.ts';
import type { Answering } from '../../notifications/view/answering.ts';
import type {} from './words.ts';

/** The answer to an invitation, in its notification. It is to the version that the notification shows. */
export function meetingAnswering({ meetingId: id, sequence, ...span }: AskOf<'meeting'>): Answering {
  return {
    note: (zone) => `${formatShortDay(dayOf(span.startTime, zone))}, ${formatTimes(span, zone)}`,
    accept: { label: 'Accepteren', call: (api) => api.agenda.answerMeeting.call({ id, sequence, answer: 'confirmed', reason: '' }) },
    decline: { label: 'Afwijzen', call: (api) => api.agenda.answerMeeting.call({ id, sequence, answer: 'declined', reason: '' }) },
    said: { accepted: 'Je komt.', declined: 'Je kunt niet.' },
    changes: ['meetings'],
  };
}
