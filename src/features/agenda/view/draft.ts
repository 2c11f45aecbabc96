import { addDays } from '../../../platform/calendar.ts';
import { dayBounds } from '../../../platform/days.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { clockOf, dayOf, instantAt } from '../../../platform/zoned-time.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import type { Meeting, NewMeeting } from '../contract.ts';
import { type MeetingType, meetingLimits, meetingSentences } from '../policy.ts';

/** The form's values: a day and clock times in the viewer's zone. */
export type Draft = {
  title: string;
  person: PersonSummary | null;
  /** Empty, or YYYY-MM-DD. */
  day: string;
  start: string;
  end: string;
  /** Ends the day after: only for a meeting that was planned that way in another zone. */
  endsNextDay: boolean;
  meetingType: MeetingType;
  location: string;
  description: string;
  /** The stored times, and how they read in this zone. Keeps the right occurrence of an hour that the clock repeats. */
  planned: (Times & Clock) | null;
};

type Clock = Pick<Draft, 'day' | 'start' | 'end' | 'endsNextDay'>;

/** Messages by field. */
export type Problems = Partial<Record<keyof Draft, string>>;
export type Times = { startTime: string; endTime: string };
export type MeetingFields = Omit<NewMeeting, 'id' | 'participantId'>;

type Checked<Right> = { right: Right } | { problems: Problems; message: string };

const skippedByClock = 'Deze tijd bestaat niet op deze dag: de klok gaat vooruit.';

export function emptyDraft({ person, day, title = '' }: { person: PersonSummary | null; day: string; title?: string }): Draft {
  const words = { title, location: '', description: '' };
  return { ...words, person, day, start: '', end: '', endsNextDay: false, meetingType: 'in-person', planned: null };
}

export function draftOf(meeting: Meeting, zone: string): Draft {
  const { title, person, startTime, endTime, meetingType, location, description } = meeting;
  const day = dayOf(startTime, zone);
  const clock = { day, start: clockOf(startTime, zone), end: clockOf(endTime, zone), endsNextDay: dayOf(endTime, zone) !== day };
  const words = { title, location: location ?? '', description: description ?? '' };
  return { ...words, ...clock, person, meetingType, planned: { startTime, endTime, ...clock } };
}

/** Returns the end that goes with a start, at most 23:59: as much later as the stored meeting lasts, an hour for a new one. */
export function endFor(start: string, planned: Clock | null): string {
  const length = planned === null || planned.end <= planned.start ? 60 : minutesOf(planned.end) - minutesOf(planned.start);
  const end = Math.min(minutesOf(start) + length, 23 * 60 + 59);
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Whether the draft has another time than the stored meeting. */
export function isMoved({ planned, ...draft }: Draft): boolean {
  return planned !== null && (['day', 'start', 'end', 'endsNextDay'] as const).some((name) => planned[name] !== draft[name]);
}

/** Whether the fields of a form say what a meeting says already. */
export function isSame(meeting: Meeting, fields: MeetingFields): boolean {
  const names = ['title', 'startTime', 'endTime', 'meetingType', 'location', 'description'] as const;
  return names.every((name) => meeting[name] === fields[name]);
}

/** Checks the times; each problem is shown beside its field. */
export function checkTimes(draft: Draft, zone: string, now: number): Checked<Times> {
  const { day, start, end, endsNextDay, planned } = draft;
  if (planned !== null && !isMoved(draft)) return { right: { startTime: planned.startTime, endTime: planned.endTime } };
  if (day === '' || start === '' || end === '') return wrong({}, meetingSentences.required);
  if (day > dayBounds.last) return wrong({ day: meetingSentences.tooLate });
  if (!endsNextDay && end <= start) return wrong({ end: meetingSentences.endBeforeStart });
  const startTime = instantAt(day, start, zone);
  const endTime = instantAt(endsNextDay ? addDays(day, 1) : day, end, zone);
  if (startTime === null) return wrong({ start: skippedByClock });
  if (endTime === null) return wrong({ end: skippedByClock });
  if (Date.parse(startTime) <= now) return wrong({ start: meetingSentences.inThePast });
  const hours = (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000;
  if (hours <= 0) return wrong({ end: meetingSentences.endBeforeStart });
  if (hours > meetingLimits.hours) return wrong({ end: meetingSentences.tooLong });
  return { right: { startTime, endTime } };
}

/** Checks the draft before it is sent. Missing fields are reported before any other problem. */
export function checkDraft(draft: Draft, zone: string, now: number): Checked<{ fields: MeetingFields; person: PersonSummary }> {
  const { title, person } = draft;
  const missing = missingOf(draft);
  if (person === null || Object.keys(missing).length > 0) return wrong(missing, meetingSentences.required);
  const times = checkTimes(draft, zone, now);
  if ('problems' in times) return times;
  const fields = {
    title: title.trim(),
    ...times.right,
    meetingType: draft.meetingType,
    location: orNull(draft.location),
    description: orNull(draft.description),
  };
  return { right: { fields, person } };
}

function missingOf({ title, person, day, start, end }: Draft): Problems {
  return {
    ...(isVisible(title.trim()) ? {} : { title: 'Vul een titel in.' }),
    ...(person === null ? { person: 'Kies iemand uit de lijst.' } : {}),
    ...(day === '' ? { day: 'Kies een datum.' } : {}),
    ...(start === '' ? { start: 'Vul een starttijd in.' } : {}),
    ...(end === '' ? { end: 'Vul een eindtijd in.' } : {}),
  };
}

function wrong(problems: Problems, message = Object.values(problems)[0] ?? ''): { problems: Problems; message: string } {
  return { problems, message };
}

/** The contract has null, not an empty text, for an absent value. */
function orNull(text: string): string | null {
  return isVisible(text.trim()) ? text.trim() : null;
}

/** The form field of a contract field or an error code. */
const fieldOf: Record<string, keyof Draft> = {
  title: 'title',
  participantId: 'person',
  startTime: 'start',
  endTime: 'end',
  location: 'location',
  description: 'description',
  SELF: 'person',
  IN_THE_PAST: 'start',
};

/** Maps a refusal by the server to the form's fields. */
export function problemsOf({
  code,
  message,
  fields,
}: {
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}): Problems {
  const found = [...Object.entries(fields), [code, message] as const];
  return Object.fromEntries(found.flatMap(([name, words]) => (fieldOf[name] === undefined ? [] : [[fieldOf[name], words]])));
}
