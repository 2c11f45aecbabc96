import { useMemo } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';
import { useMonth } from './meetings.ts';
import { byDay } from './placing.ts';
import type { AgendaSearch } from './search.ts';

/** What the views of the agenda show. */
export type Shown = {
  /** The chosen day. */
  day: string;
  today: string;
  /** The present moment, ISO 8601. */
  now: string;
  zone: string;
  /** The meetings of all weeks that the day's month touches, under each day that they touch; undefined until they come. */
  days: Map<string, Meeting[]> | undefined;
};

/** The chosen day and its month. `madeAt` is the moment of this page, so that server and browser agree which day is today. */
export function useShown(search: AgendaSearch, zone: string, madeAt: number) {
  const now = new Date(useNow(madeAt)).toISOString();
  const today = dayOf(now, zone);
  const day = search.datum ?? today;
  const { data, isPlaceholderData, isLoadingError, refetch } = useMonth(day, zone);
  // While another month comes, the one before says nothing about its days.
  const meetings = isPlaceholderData ? undefined : data?.meetings;
  const days = useMemo(() => (meetings === undefined ? undefined : byDay(meetings, zone)), [meetings, zone]);
  return { shown: { day, today, now, zone, days }, isLoadingError, refetch };
}

/** The meetings of a day; undefined until they come. */
export function meetingsOf({ days }: Shown, day: string): Meeting[] | undefined {
  return days && (days.get(day) ?? []);
}

/** How many meetings a day has, as far as is known; cancelled ones don't count. */
export function countOn({ days }: Shown, day: string): number {
  return days?.get(day)?.filter(({ status }) => status !== 'cancelled').length ?? 0;
}

export function countInWords(count: number): string {
  return count === 1 ? '1 meeting' : `${count} meetings`;
}
