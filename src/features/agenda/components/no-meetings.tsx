import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import type { Shown } from '../hooks/shown.ts';
import { toNewMeeting } from '../view/address.ts';
import { AgendaButton } from './agenda-button.tsx';

/** In place of the meetings of a day without any. */
export function NoMeetings({ shown: { day, today } }: { shown: Shown }) {
  return (
    <EmptyState drawing={day < today ? 'seed' : 'pot'} title="Geen meetings op deze datum">
      {day >= today && <AgendaButton search={toNewMeeting}>Meeting plannen</AgendaButton>}
    </EmptyState>
  );
}
