import { isWithinBounds } from '../../../platform/days.ts';
import { meetingLimits } from '../policy.ts';

export const views = ['dag', 'week', 'maand'] as const;
export type View = (typeof views)[number];

/** The agenda's search parameters: the view and its day, and the open dialog. */
export type AgendaSearch = {
  /** Undefined is the day view. */
  weergave?: View;
  /** The chosen day, YYYY-MM-DD; undefined is today. */
  datum?: string;
  /** The id of the meeting that is open. */
  meeting?: string;
  /** The dialog for a new meeting is open. */
  nieuw?: 'ja';
  /** The id of the participant to preset. */
  met?: string;
  /** The title to preset. */
  titel?: string;
};

/** The part of the address that opens the dialog for a new meeting; undefined values are left out. */
export const newMeetingClosed = { nieuw: undefined, met: undefined, titel: undefined } satisfies AgendaSearch;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address; leaves out invalid values. */
export function readAgendaSearch(raw: Record<string, unknown>): AgendaSearch {
  const view = views.find((name) => name === raw.weergave);
  const [day, meeting, person] = [textOf(raw.datum), textOf(raw.meeting), textOf(raw.met)];
  const title = textOf(raw.titel).trim().slice(0, meetingLimits.title);
  const isNew = raw.nieuw === 'ja' || id.test(person);
  return {
    ...(view === undefined ? {} : { weergave: view }),
    ...(isDay(day) ? { datum: day } : {}),
    ...(id.test(meeting) ? { meeting } : {}),
    ...(isNew ? { nieuw: 'ja' } : {}),
    ...(id.test(person) ? { met: person } : {}),
    ...(isNew && title !== '' ? { titel: title } : {}),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a text is an existing date within the bounds of days. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isWithinBounds(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
