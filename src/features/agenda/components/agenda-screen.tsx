import { useEffect } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconCalendarShare, IconPlus } from '../../../platform/web/kit/icons.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { useMe } from '../../profiles/hooks.ts';
import { useUpcoming } from '../hooks/meetings.ts';
import { useShown } from '../hooks/shown.ts';
import { toNewMeeting, viewOf } from '../view/address.ts';
import type { AgendaSearch } from '../view/search.ts';
import { AgendaButton } from './agenda-button.tsx';
import style from './agenda-screen.module.css';
import { CalendarCard } from './calendar-card.tsx';
import { MonthPicker } from './month-picker.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

type AgendaScreenProps = {
  search: AgendaSearch;
  /** When the page was rendered, so that server and browser agree on today. */
  madeAt: number;
};

/** The viewer's meetings by day, week or month, beside the upcoming ones. */
export function AgendaScreen({ search, madeAt }: AgendaScreenProps) {
  const me = useMe();
  return me && <Agenda search={search} madeAt={madeAt} zone={me.timeZone} />;
}

function Agenda({ search, madeAt, zone }: AgendaScreenProps & { zone: string }) {
  const { shown, isLoadingError, refetch } = useShown(search, zone, madeAt);
  const upcoming = useUpcoming();
  const view = viewOf(search);
  const hasFailed = isLoadingError || upcoming.isLoadingError;
  useEffect(() => {
    if (hasFailed) toast({ kind: 'error', title: 'Fout', message: 'Kon meetings niet ophalen' });
  }, [hasFailed]);
  return (
    <Page>
      <div className={style.screen}>
        <header className={style.head}>
          <div>
            <h1>Agenda</h1>
            <p className={style.subtitle}>Beheer je meetings en afspraken</p>
          </div>
          <div className={style.actions}>
            <ButtonLink to="/instellingen" hash="agenda" tone="quiet">
              <IconCalendarShare size={18} stroke={1.75} aria-hidden />
              Agenda koppelen
            </ButtonLink>
            <AgendaButton search={toNewMeeting} tone="primary">
              <IconPlus size={18} stroke={2} aria-hidden />
              Nieuwe Meeting
            </AgendaButton>
          </div>
        </header>
        <div className={style.parts} data-view={view}>
          <CalendarCard view={view} shown={shown} hasFailed={isLoadingError} onRetry={() => void refetch()} />
          {view === 'dag' && <MonthPicker shown={shown} />}
          <UpcomingCard shown={shown} />
        </div>
      </div>
    </Page>
  );
}
