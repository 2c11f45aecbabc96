import type { Meeting } from '../contract.ts';

/** Parts the next meetings into those that are coming and those that somebody declined, each in the given order. */
export function partMeetings<M extends Pick<Meeting, 'status'>>(meetings: readonly M[]): { coming: M[]; declined: M[] } {
  return {
    coming: meetings.filter(({ status }) => status !== 'declined'),
    declined: meetings.filter(({ status }) => status === 'declined'),
  };
}
