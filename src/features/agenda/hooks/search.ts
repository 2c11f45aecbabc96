export const views = ['dag', 'week', 'maand'] as const;
export type View = (typeof views)[number];

/** What the address of the agenda says: the day and how much around it, and which dialog is open. */
export type AgendaSearch = {
  /** A day is what shows without it. */
  weergave?: View;
  /** The chosen day, YYYY-MM-DD; today without it. */
  datum?: string;
  /** The id of the meeting that is open. */
  meeting?: string;
  /** The dialog for a new meeting is open. */
  nieuw?: 'ja';
  /** The id of whom the new meeting is with. */
  met?: string;
};

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address; what it says that can't be is left out. */
export function readAgendaSearch(raw: Record<string, unknown>): AgendaSearch {
  const view = views.find((name) => name === raw.weergave);
  const [day, meeting, person] = [textOf(raw.datum), textOf(raw.meeting), textOf(raw.met)];
  return {
    ...(view === undefined ? {} : { weergave: view }),
    ...(isDay(day) ? { datum: day } : {}),
    ...(id.test(meeting) ? { meeting } : {}),
    ...(raw.nieuw === 'ja' || id.test(person) ? { nieuw: 'ja' } : {}),
    ...(id.test(person) ? { met: person } : {}),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a text is a day that there is, in this century or beside it. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
