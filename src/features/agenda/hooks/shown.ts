import { useMemo } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';
import { byDay } from '../view/placing.ts';
import type { AgendaSearch } from '../view/search.ts';
import { useMonth } from './meetings.ts';

/** The data of the agenda's views. */
export type Shown = {
  /** The chosen day. */
  day: string;
  today: string;
  /** The present moment, ISO 8601. */
  now: string;
  zone: string;
  /** Meetings by each day that they touch, for all weeks that the month touches; undefined while loading. */
  days: Map<string, Meeting[]> | undefined;
};

/** The chosen day and its month. `madeAt` is when the page was rendered, so that server and browser agree on today. */
export function useShown(search: AgendaSearch, zone: string, madeAt: number) {
  const now = new Date(useNow(madeAt)).toISOString();
  const today = dayOf(now, zone);
  const day = search.datum ?? today;
  const { data, isPlaceholderData, isLoadingError, refetch } = useMonth(day, zone);
  // Placeholder data is another month's and says nothing about these days.
  const meetings = isPlaceholderData ? undefined : data?.meetings;
  const days = useMemo(() => (meetings === undefined ? undefined : byDay(meetings, zone)), [meetings, zone]);
  return { shown: { day, today, now, zone, days }, isLoadingError, refetch };
}

/** A day's meetings; undefined while loading. */
export function meetingsOf({ days }: Shown, day: string): Meeting[] | undefined {
  return days && (days.get(day) ?? []);
}

/** A day's loaded meetings, without cancelled ones. */
export function comingOn({ days }: Shown, day: string): Meeting[] {
  return days?.get(day)?.filter(({ status }) => status !== 'cancelled') ?? [];
}

/** '2 meetings'; empty for none. */
export function inWords({ length }: Meeting[]): string {
  if (length === 0) return '';
  return length === 1 ? '1 meeting' : `${length} meetings`;
}
