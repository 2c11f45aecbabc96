import { Link } from '@react-email/components';
import { Fragment } from 'react';
import { MailLayout, MailText } from '../../platform/server/mail/layout.tsx';
import type { Cadence, Find } from './policy.ts';

/** A search with something new. */
export type ToldSearch = { id: string; name: string; path: string; finds: Find[]; count: number /** In words. */; counted: string };

type FindsMailProps = {
  appName: string;
  appUrl: string;
  firstName: string;
  cadence: Cadence;
  /** At least one. */
  searches: ToldSearch[];
  unsubscribeUrl: string;
};

const linkStyle = { color: 'inherit', fontWeight: 600, textDecoration: 'underline' };

/** The mail with what is new in a person's saved searches. */
export function FindsMail({ appName, appUrl, firstName, cadence, searches, unsubscribeUrl }: FindsMailProps) {
  const often = cadence === 'day' ? 'dagelijkse' : 'wekelijkse';
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={searches.map(({ name, counted }) => `${name}: ${counted}`).join(' · ')}
      title={`Dag ${firstName}, dit is nieuw`}
      action={{ label: 'Bekijk alles', url: `${appUrl}${searches[0]?.path ?? ''}` }}
      reason={`Je krijgt deze mail omdat je bij ${appName} koos voor een ${often} mail over een zoekopdracht.`}
      unsubscribeUrl={unsubscribeUrl}
    >
      {searches.map(({ id, name, path, finds, count, counted }) => (
        <Fragment key={id}>
          <MailText>
            <Link href={`${appUrl}${path}`} style={linkStyle}>
              {name}
            </Link>
            : {counted}
          </MailText>
          {finds.map((find) => (
            <MailText key={find.path}>
              <Link href={`${appUrl}${find.path}`} style={linkStyle}>
                {find.title}
              </Link>
              <br />
              {find.text}
            </MailText>
          ))}
          {count > finds.length ? <MailText>En nog {count - finds.length} andere.</MailText> : null}
        </Fragment>
      ))}
    </MailLayout>
  );
}
