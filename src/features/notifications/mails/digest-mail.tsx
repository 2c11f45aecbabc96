import { Link } from '@react-email/components';
import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';
import type { Notification } from '../contract.ts';

type DigestMailProps = { appName: string; appUrl: string; notifications: Notification[]; unsubscribeUrl: string };

/** Longer mails aren't read; the rest is counted. */
const shown = 20;

/** The daily mail of notifications that waited. */
export function DigestMail({ appName, appUrl, notifications, unsubscribeUrl }: DigestMailProps) {
  const more = notifications.length - shown;
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={notifications[0]?.message ?? ''}
      title="Dit gebeurde er sinds gisteren"
      action={{ label: 'Alle notificaties bekijken', url: `${appUrl}/notificaties` }}
      reason={`Je krijgt deze mail omdat er bij ${appName} sinds gisteren iets gebeurde dat je nog niet las.`}
      unsubscribeUrl={unsubscribeUrl}
    >
      {notifications.slice(0, shown).map(({ id, message, actionUrl }) => (
        <MailText key={id}>
          <Link href={`${appUrl}${actionUrl}`} style={{ color: 'inherit', textDecoration: 'underline' }}>
            {message}
          </Link>
        </MailText>
      ))}
      {more > 0 ? <MailText>En nog {more === 1 ? '1 notificatie' : `${more} notificaties`}.</MailText> : null}
    </MailLayout>
  );
}
