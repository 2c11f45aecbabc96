import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { addDays, addMonths, mondayOf } from '../../../platform/calendar.ts';
import { toDay } from '../view/address.ts';

/** Returns the target day of a key, following the date grid of the ARIA Authoring Practices. */
const targets: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Moves focus between the days of a calendar by keyboard. A day that isn't rendered is chosen, and focused once it is. */
export function useDayKeys(calendar: RefObject<HTMLElement | null>): (event: KeyboardEvent, day: string) => void {
  const navigate = useNavigate();
  const awaited = useRef<string | null>(null);

  function focus(day: string): boolean {
    const link = calendar.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    link?.focus();
    return link != null;
  }

  useEffect(() => {
    if (awaited.current !== null && focus(awaited.current)) awaited.current = null;
  });

  return (event, day) => {
    const target = targets[event.key]?.(day);
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (target === undefined || !isPlain) return;
    event.preventDefault();
    if (focus(target)) return;
    awaited.current = target;
    void navigate({ to: '/agenda', search: (search) => toDay(search, target), resetScroll: false });
  };
}
