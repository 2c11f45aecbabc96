import { formatLongDay } from '../../../platform/calendar.ts';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import {
  type Icon,
  IconAlignLeft,
  IconCalendarEvent,
  IconMapPin,
  IconPhone,
  IconUsers,
  IconVideo,
} from '../../../platform/web/kit/icons.tsx';
import { LinkedText } from '../../../platform/web/kit/linked-text.tsx';
import { dayOf, formatTimes, formatZone } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';
import { type MeetingType, meetingTypeLabels } from '../policy.ts';
import style from './meeting-facts.module.css';

const typeIcons: Record<MeetingType, Icon> = { 'in-person': IconUsers, online: IconVideo, phone: IconPhone };

type MeetingFactsProps = {
  meeting: Pick<Meeting, 'startTime' | 'endTime' | 'meetingType' | 'location' | 'description'>;
  zone: string;
  /** Names the zone too. */
  showsZone: boolean;
};

/** A meeting's time, type, place and description. */
export function MeetingFacts({ meeting, zone, showsZone }: MeetingFactsProps) {
  const { startTime, meetingType, location, description } = meeting;
  return (
    <Facts>
      <Fact icon={IconCalendarEvent} label="Wanneer">
        <p className={style.day}>{formatLongDay(dayOf(startTime, zone))}</p>
        <p className={style.times}>
          {formatTimes(meeting, zone)}
          {showsZone && <span className={style.zone}>, {formatZone(zone)}</span>}
        </p>
      </Fact>
      <Fact icon={typeIcons[meetingType]} label="Type">
        {meetingTypeLabels[meetingType]}
      </Fact>
      {location !== null && (
        <Fact icon={IconMapPin} label="Locatie">
          <LinkedText text={location} />
        </Fact>
      )}
      {description !== null && (
        <Fact icon={IconAlignLeft} label="Beschrijving">
          <LinkedText text={description} className={style.text} />
        </Fact>
      )}
    </Facts>
  );
}
