import * as z from 'zod';
import { id, instant, limited, procedure, untilAgain } from '../../platform/contract.ts';
import { dayBounds } from '../../platform/days.ts';
import { paces } from '../../platform/limits.ts';
import { isVisible } from '../../platform/visible-text.ts';
import { personSummary } from '../profiles/contract.ts';
import { meetingLimits, meetingSentences, meetingStatuses, meetingTypes } from './policy.ts';

const tags = ['agenda'];
export const signedIn = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om je agenda te bekijken.' } as const;

const meeting = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  startTime: instant,
  endTime: instant,
  location: z.string().nullable(),
  meetingType: z.enum(meetingTypes),
  status: z.enum(meetingStatuses),
  /** The reason sent with the last answer or cancellation; empty if there was none. */
  reason: z.string(),
  /** The version. An answer or a change names the version that its sender saw. */
  sequence: z.int().nonnegative(),
  /** The viewer's role. */
  role: z.enum(['organizer', 'participant']),
  /** The other person. */
  person: personSummary,
  can: z.object({ accept: z.boolean(), decline: z.boolean(), change: z.boolean(), cancel: z.boolean() }),
});
export type Meeting = z.output<typeof meeting>;

/** Text for mail subjects and other calendars: no line breaks, and no characters that reverse the text direction. */
const oneLine = [/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'Gebruik één regel, zonder bijzondere tekens.'] as const;

/** An optional text; blank becomes null. */
function optional(text: z.ZodString) {
  return text
    .nullable()
    .default(null)
    .transform((given) => (given === null || !isVisible(given) ? null : given));
}

function trimmed(most: number) {
  return z.string().trim().max(most, `Gebruik hoogstens ${most} tekens.`);
}

/** The start or the end of a meeting that somebody plans. Agendas can't show days beyond the bounds. */
const plannedTime = instant.refine((value) => value.slice(0, 10) <= dayBounds.last, meetingSentences.tooLate);

const fields = {
  title: trimmed(meetingLimits.title)
    .regex(...oneLine)
    .refine(isVisible, meetingSentences.required),
  startTime: plannedTime,
  endTime: plannedTime,
  meetingType: z.enum(meetingTypes).default('in-person'),
  location: optional(trimmed(meetingLimits.location).regex(...oneLine)),
  description: optional(trimmed(meetingLimits.description)),
};

type Times = { startTime: string; endTime: string };

/** Requires an end after the start, within `meetingLimits.hours`. */
function checkTimes({ startTime, endTime }: Times, { addIssue }: z.RefinementCtx): void {
  const hours = (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000;
  if (hours <= 0) addIssue({ code: 'custom', path: ['endTime'], message: meetingSentences.endBeforeStart });
  if (hours > meetingLimits.hours) addIssue({ code: 'custom', path: ['endTime'], message: meetingSentences.tooLong });
}

const newMeeting = z.strictObject({ id, participantId: id, ...fields }).superRefine(checkTimes);
export type NewMeeting = z.output<typeof newMeeting>;

/** The version that the sender saw. An outdated one is refused with `CHANGED`. */
export const sequence = z.int().nonnegative();
export const reason = trimmed(meetingLimits.reason).default('');
export const answer = z.enum(['confirmed', 'declined']);

const meetingChange = z.strictObject({ id, sequence, ...fields }).superRefine(checkTimes);
export type MeetingChange = z.output<typeof meetingChange>;

const span = z.strictObject({ from: instant, to: instant }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days > 0 && days <= 50;
}, 'Vraag hoogstens 50 dagen tegelijk.');

const overlap = z.object({
  /** The viewer's own meetings at that time. */
  own: z.array(z.object({ id: z.uuid(), title: z.string(), startTime: instant, endTime: instant })),
  /** Whether the other person has something then. Details would reveal their agenda. */
  isOtherBusy: z.boolean(),
});
export type Overlap = z.output<typeof overlap>;

const meetingNotFound = { NOT_FOUND: { message: 'Deze meeting bestaat niet (meer).' } };
const inThePast = { IN_THE_PAST: { status: 422, message: meetingSentences.inThePast } };
export const changed = { CHANGED: { status: 409, message: 'Deze meeting is intussen gewijzigd. Bekijk haar opnieuw.' } };
export const closed = { CLOSED: { status: 409, message: 'Deze meeting is geannuleerd of al begonnen.' } };
/** The message says when the caller may try again. */
export const tooManyAnswers = {
  TOO_MANY_REQUESTS: { message: 'Je hebt vaak geantwoord. Probeer het later opnieuw.', data: untilAgain },
};
const tooMany = { TOO_MANY_REQUESTS: { message: 'Je hebt veel meetings gepland. Probeer het later opnieuw.', data: untilAgain } };
export const agendaContract = {
  listMeetings: procedure(signedIn, {
    method: 'GET',
    path: '/meetings',
    tags,
    summary: 'The viewer’s meetings in a span of time',
    description:
      'Meetings that the viewer organizes or attends and that overlap the time between `from` and `to`, ordered by start; at most 500. Invitations that the viewer hasn’t accepted are left out before all others.',
  })
    .input(span)
    .output(z.object({ meetings: z.array(meeting) })),

  listUpcoming: procedure(signedIn, {
    method: 'GET',
    path: '/meetings/upcoming',
    tags,
    summary: 'The next five meetings',
    description:
      'Meetings that start now or later, ordered by start, without cancelled ones. With `comingOnly`, the next three without declined ones either.',
  })
    .input(z.strictObject({ comingOnly: z.boolean().default(false) }))
    .output(z.object({ meetings: z.array(meeting) })),

  readMeeting: procedure(signedIn, {
    method: 'GET',
    path: '/meetings/{id}',
    tags,
    summary: 'One meeting',
    description: 'The meeting as one of its two people sees it.',
  })
    .input(z.strictObject({ id }))
    .output(meeting)
    .errors(meetingNotFound),

  createMeeting: procedure(limited(signedIn, { counts: ['meetings', 'meetings-with-one'] }), {
    method: 'POST',
    path: '/meetings',
    tags,
    summary: 'Plan a meeting and invite its participant',
    description:
      'Plans a meeting with any other user. It starts as pending; the participant is notified and mailed an iCalendar invitation. Repeating the call with the same id returns the first result. A person may plan and move 20 meetings an hour, unless the operator set another number, and plan 10 a day with one person to whom they aren’t connected.',
    successStatus: 201,
  })
    .input(newMeeting)
    .output(meeting)
    .errors({
      NOT_FOUND: { message: 'Deze persoon bestaat niet (meer).' },
      SELF: { status: 422, message: 'Je kunt geen meeting met jezelf plannen' },
      ID_TAKEN: { status: 409, message: 'Deze id is al gebruikt.' },
      ...inThePast,
      ...tooMany,
    }),

  changeMeeting: procedure(limited(signedIn, { counts: ['meetings'] }), {
    method: 'PUT',
    path: '/meetings/{id}',
    tags,
    summary: 'Move or change a meeting',
    description:
      'Only its organizer may change a meeting, until it starts. Moving it makes it pending again. The participant is notified and mailed either way.',
  })
    .input(meetingChange)
    .output(meeting)
    .errors({
      ...meetingNotFound,
      ...changed,
      ...closed,
      ...inThePast,
      ...tooMany,
      FORBIDDEN: { message: 'Alleen de organisator kan een meeting wijzigen.' },
    }),

  answerMeeting: procedure(limited(signedIn, { counts: ['meeting-answers'] }), {
    method: 'PUT',
    path: '/meetings/{id}/answer',
    tags,
    summary: 'Accept or decline an invitation',
    description:
      'Only the participant may answer, until the meeting starts, with an optional message. The organizer is notified. Repeating the same answer changes nothing. A person may change their mind 60 times an hour.',
  })
    .input(z.strictObject({ id, sequence, answer, reason }))
    .output(meeting)
    .errors({
      ...meetingNotFound,
      ...changed,
      ...closed,
      ...tooManyAnswers,
      FORBIDDEN: { message: 'Alleen wie uitgenodigd is kan antwoorden.' },
    }),

  cancelMeeting: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/meetings/{id}/cancellation',
    tags,
    summary: 'Cancel a meeting',
    description:
      'Only its organizer may cancel a meeting, until it starts, with an optional message. The participant is notified and mailed. Repeating the call changes nothing.',
  })
    .input(z.strictObject({ id, reason }))
    .output(meeting)
    .errors({
      ...meetingNotFound,
      ...closed,
      FORBIDDEN: { message: 'Alleen de organisator kan een meeting annuleren.' },
    }),

  findParticipants: procedure(signedIn, {
    method: 'GET',
    path: '/meetings/participants',
    tags,
    summary: 'Search for a participant',
    description:
      'At most ten people for whom every word of the search begins a word of their name, title or company; connections first. A profile that isn’t public is only searched by name.',
  })
    .input(z.strictObject({ search: z.string().trim().min(2, 'Zoek op ten minste 2 tekens.').max(100) }))
    .output(z.object({ people: z.array(personSummary) })),

  findOverlap: procedure(limited(signedIn, { counts: ['meeting-overlaps'] }), {
    method: 'GET',
    path: '/meetings/overlap',
    tags,
    summary: 'Overlapping meetings at a time',
    description:
      'The viewer’s own overlapping meetings, and whether the other person has any; no details of theirs are returned. Limited to 200 calls an hour per caller.',
  })
    .input(
      z
        .strictObject({
          participantId: id,
          startTime: plannedTime,
          endTime: plannedTime,
          /** A meeting that is being moved doesn't overlap itself. */
          except: id.optional(),
        })
        .superRefine(checkTimes),
    )
    .output(overlap)
    .errors({ NOT_FOUND: { message: 'Deze persoon bestaat niet (meer).' }, TOO_MANY_REQUESTS: tooMany.TOO_MANY_REQUESTS }),
};
