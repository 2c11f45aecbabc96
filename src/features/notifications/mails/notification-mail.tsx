import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';
import type { Notification } from '../contract.ts';
import { kindDetails, preferenceDetails } from '../policy.ts';

type NotificationMailProps = { appName: string; appUrl: string; notification: Notification; unsubscribeUrl: string };

/** Tells of one thing, at once. */
export function NotificationMail({ appName, appUrl, notification, unsubscribeUrl }: NotificationMailProps) {
  const { kind, title, message, actionUrl } = notification;
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={message}
      title={title}
      action={{ label: `Bekijken op ${appName}`, url: `${appUrl}${actionUrl}` }}
      reason={`Je krijgt deze mail omdat je bij ${appName} meteen mails krijgt over: ${preferenceDetails[kindDetails[kind].preference].label.toLowerCase()}.`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <MailText>{message}</MailText>
    </MailLayout>
  );
}
