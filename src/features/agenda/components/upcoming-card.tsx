import { useEffect } from 'react';
import { LoadFailure } from '../../../platform/web/kit/load-failure.tsx';
import type { Meeting } from '../contract.ts';
import { useUpcoming } from '../hooks/meetings.ts';
import type { Shown } from '../hooks/shown.ts';
import { partMeetings } from '../view/part-meetings.ts';
import style from './upcoming-card.module.css';
import { UpcomingItem } from './upcoming-item.tsx';
import { UpcomingSkeleton } from './upcoming-skeleton.tsx';

/** The next meetings, whichever day is chosen. */
export function UpcomingCard({ shown }: { shown: Shown }) {
  return (
    <section className={style.card} aria-labelledby="aankomend">
      <header>
        <h2 id="aankomend">Aankomende Meetings</h2>
        <p className={style.intro}>Je volgende afspraken</p>
      </header>
      <Upcoming shown={shown} />
    </section>
  );
}

function Upcoming({ shown: { now, zone } }: { shown: Shown }) {
  const { data, isPending, isLoadingError, refetch } = useUpcoming();
  // Refetch once a meeting has begun, so that the next one takes its place.
  const hasBegun = data?.meetings.some(({ startTime }) => startTime < now) ?? false;
  useEffect(() => {
    if (hasBegun) void refetch();
  }, [hasBegun, refetch]);
  if (isPending) return <UpcomingSkeleton />;
  if (isLoadingError) {
    return (
      <LoadFailure size="line" onRetry={() => void refetch()}>
        Kon meetings niet ophalen
      </LoadFailure>
    );
  }
  const meetings = data?.meetings.filter(({ startTime, status }) => startTime >= now && status !== 'cancelled') ?? [];
  const { coming, declined } = partMeetings(meetings);
  return (
    <>
      {coming.length === 0 ? <p className={style.intro}>Geen aankomende meetings</p> : <Meetings meetings={coming} zone={zone} />}
      {declined.length > 0 && (
        <section className={style.declined} aria-labelledby="gaat-niet-door">
          <h3 id="gaat-niet-door">Gaat niet door</h3>
          <Meetings meetings={declined} zone={zone} />
        </section>
      )}
    </>
  );
}

function Meetings({ meetings, zone }: { meetings: Meeting[]; zone: string }) {
  return (
    <ul className={style.list}>
      {meetings.map((meeting) => (
        <li key={meeting.id}>
          <UpcomingItem meeting={meeting} zone={zone} />
        </li>
      ))}
    </ul>
  );
}
