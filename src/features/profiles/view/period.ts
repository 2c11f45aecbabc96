import { formatMonth } from '../../../platform/web/format/dates.ts';

/** The time of work or a study: 'mrt 2020 – heden'. One without an end still goes on only if its kind can. */
export function periodOf({ from, to }: { from: string | null; to: string | null }, isOngoing: boolean): string {
  if (from === null) return to === null ? '' : `tot ${formatMonth(to)}`;
  if (from === to) return formatMonth(from);
  if (to === null) return isOngoing ? `${formatMonth(from)} – heden` : formatMonth(from);
  return `${formatMonth(from)} – ${formatMonth(to)}`;
}
