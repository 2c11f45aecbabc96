import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dayOf } from '../../../platform/zoned-time.ts';
import { useMe } from '../../profiles/hooks.ts';
import type { Meeting } from '../contract.ts';
import { byDay } from '../view/placing.ts';
import type { AgendaSearch } from '../view/search.ts';

/**
 * Chooses the day of an open meeting where its address names none, as that of a notification: once its details close, the
 * agenda shows the meeting and not a day without it.
 */
export function useItsDay({ datum, weergave }: AgendaSearch, meeting: Meeting | undefined): void {
  const navigate = useNavigate();
  const zone = useMe()?.timeZone;
  const isOpenDay = datum === undefined && weergave === undefined;

  useEffect(() => {
    if (!isOpenDay || meeting === undefined || zone === undefined) return;
    const days = byDay([meeting], zone);
    const [first] = days.keys();
    if (first === undefined || days.has(dayOf(new Date().toISOString(), zone))) return;
    void navigate({ to: '/agenda', search: (now) => ({ ...now, datum: first }), replace: true, resetScroll: false });
  }, [isOpenDay, meeting, zone, navigate]);
}
