import { MailLayout, MailLines, MailText } from '../../platform/server/mail/layout.tsx';
import type { StoredMessage } from './queries.ts';

type Site = { appName: string; appUrl: string; officeMail: string };

/** A message as the office receives it. Empty lines separate paragraphs, and a reply goes to the sender. */
export function OfficeMail({ appName, appUrl, message }: Site & { message: StoredMessage }) {
  const { id, firstName, lastName, email, subject } = message;
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={subject}
      title={subject}
      reason={`Verstuurd met het contactformulier van ${appName}. Beantwoord deze mail om de afzender te schrijven. Klaar ermee? npm run contact -- done ${id}`}
    >
      <MailText>
        Van {firstName} {lastName}, {email}
      </MailText>
      {message.message.split(/\n\s*\n/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once.
        <MailText key={index}>
          <MailLines text={paragraph} />
        </MailText>
      ))}
    </MailLayout>
  );
}

/** Confirms that a message arrived without repeating any of it. */
export function ContactConfirmationMail({ appName, appUrl, officeMail }: Site) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Je bericht is goed aangekomen."
      title="Bedankt voor je bericht"
      reason={`Je krijgt deze mail omdat iemand dit adres invulde in het contactformulier van ${appName}. Was jij dat niet? Dan hoef je niets te doen.`}
    >
      <MailText>Je bericht aan {appName} is goed aangekomen. We lezen het en antwoorden je op dit adres.</MailText>
      <MailText>Wil je iets toevoegen? Beantwoord dan deze mail, of schrijf naar {officeMail}.</MailText>
    </MailLayout>
  );
}
