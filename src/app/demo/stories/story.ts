import type { meetings } from '../../../features/agenda/tables.ts';
import type { DemoPicture } from '../pictures/all.ts';

/** A clock time in Brussels on a working day, counted from today, before it if negative; or a number of minutes ago. */
export type Moment = [workday: number, clock: string] | number;

/**
 * A line of one of the two, by their first name. `{day key}` in its text becomes the weekday of that meeting, `{time key}` its
 * clock time, and `{date key}` its weekday and date.
 */
type Line = [by: string, text: string];

/** Lines that follow each other within minutes. */
export type Talk = { at: Moment; lines: Line[] };

export type DemoMeeting = Pick<typeof meetings.$inferInsert, 'title' | 'meetingType' | 'location' | 'description' | 'status' | 'reason'> & {
  /** The name that the lines of all talks know it by. */
  key: string;
  /** The full name of its organizer. */
  by: string;
  at: [workday: number, clock: string];
  minutes: number;
  invited: Moment;
  answered?: Moment;
};

/** The conversation of two people of the demo, and the meetings that it speaks of. */
export type Story = {
  people: [one: string, other: string];
  talks: Talk[];
  /** The number of last lines that their recipient hasn't read. */
  unread?: number;
  /** Written by a stranger, who waits for an answer. */
  isRequest?: true;
  /** The picture of this description hangs from the line with this text. */
  picture?: { line: string; alt: DemoPicture['alt'] };
  meetings?: DemoMeeting[];
};

export const talk = (at: Moment, ...lines: Line[]): Talk => ({ at, lines });
