import { Link } from '@react-email/components';
import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';
import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { categoryLabels } from '../../projects/policy.ts';
import { remainingOf } from '../policy.ts';
import type { ToldMatch } from './queries.ts';

type WeeklyMailProps = {
  appName: string;
  appUrl: string;
  firstName: string;
  matches: ToldMatch[];
  /** Of all new matches; those that aren't shown are counted. */
  count: number;
  unsubscribeUrl: string;
};

/** The mail of a week with an investor's new matches. */
export function WeeklyMail({ appName, appUrl, firstName, matches, count, unsubscribeUrl }: WeeklyMailProps) {
  const more = count - matches.length;
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={matches.map(({ title }) => title).join(' · ')}
      title={`Dag ${firstName}, dit past bij je`}
      action={{ label: 'Bekijk je matches', url: `${appUrl}/investeerder-dashboard` }}
      reason={`Je krijgt deze mail omdat je bij ${appName} koos voor een wekelijkse mail met nieuwe matches.`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <MailText>
        {count === 1
          ? 'Er kwam één project bij dat aan je criteria voldoet.'
          : `Er kwamen ${count} projecten bij die aan je criteria voldoen.`}
      </MailText>
      {matches.map((match) => (
        <MailText key={match.id}>
          <Link href={`${appUrl}/projecten/${match.id}`} style={{ color: 'inherit', fontWeight: 600, textDecoration: 'underline' }}>
            {match.title}
          </Link>
          <br />
          {match.description}
          <br />
          {categoryLabels[match.category]} · nog {formatEuros(Math.max(remainingOf(match), 0))} nodig
        </MailText>
      ))}
      {more > 0 ? <MailText>En nog {more} andere.</MailText> : null}
    </MailLayout>
  );
}
