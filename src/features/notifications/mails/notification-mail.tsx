import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';
import type { Notification } from '../contract.ts';

type NotificationMailProps = { appName: string; appUrl: string; notification: Notification; label: string; unsubscribeUrl: string };

/** The mail of one notification, sent at once. */
export function NotificationMail({ appName, appUrl, notification, label, unsubscribeUrl }: NotificationMailProps) {
  const { title, message, actionUrl } = notification;
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={message}
      title={title}
      action={{ label: `Bekijken op ${appName}`, url: `${appUrl}${actionUrl}` }}
      reason={`Je krijgt deze mail omdat je bij ${appName} meteen mails krijgt over: ${label.toLowerCase()}.`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <MailText>{message}</MailText>
    </MailLayout>
  );
}
