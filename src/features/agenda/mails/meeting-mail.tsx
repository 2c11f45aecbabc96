import { formatLongDay } from '../../../platform/calendar.ts';
import { MailLayout, type MailLayoutProps, MailLines, MailText } from '../../../platform/server/mail/layout.tsx';
import { dayOf, formatTimes, formatZone } from '../../../platform/zoned-time.ts';
import { type MeetingType, meetingTypeLabels } from '../policy.ts';

/** A meeting's facts in a mail, in the reader's zone. */
export type ToldMeeting = {
  title: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  meetingType?: MeetingType;
  location?: string | null;
  description?: string | null;
};

type MeetingMailProps = Omit<MailLayoutProps, 'children' | 'preview'> & {
  /** The event in a sentence. */
  news: string;
  meeting: ToldMeeting;
  /** A reason that came with it. */
  quote?: { from: string; text: string };
};

export function MeetingMail({ news, meeting, quote, ...layout }: MeetingMailProps) {
  const { title, timeZone, meetingType, location, description } = meeting;
  return (
    <MailLayout {...layout} preview={news}>
      <MailText>{news}</MailText>
      <MailText>
        <strong>{title}</strong>
        <br />
        {formatLongDay(dayOf(meeting.startTime, timeZone))}
        <br />
        {formatTimes(meeting, timeZone)}, {formatZone(timeZone)}
        {meetingType === undefined ? null : (
          <>
            <br />
            {meetingTypeLabels[meetingType]}
            {location == null ? '' : `, ${location}`}
          </>
        )}
      </MailText>
      {description == null ? null : (
        <MailText>
          <MailLines text={description} />
        </MailText>
      )}
      {quote === undefined || quote.text === '' ? null : (
        <MailText>
          {quote.from}: “<MailLines text={quote.text} />”
        </MailText>
      )}
    </MailLayout>
  );
}
