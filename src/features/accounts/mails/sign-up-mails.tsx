import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';

type Site = { appName: string; appUrl: string };

/** Asks a new person to confirm their address; the link leads back to /. */
export function ConfirmationMail({ appName, appUrl, url }: Site & { url: string }) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={`Nog één klik en je account bij ${appName} is klaar.`}
      title="Bevestig je e-mailadres"
      action={{ label: 'E-mailadres bevestigen', url }}
      reason={`Je krijgt deze mail omdat iemand met dit adres een account bij ${appName} maakte. Was jij dat niet? Dan hoef je niets te doen.`}
    >
      <MailText>Welkom bij {appName}! Bevestig dat dit adres van jou is, dan kun je inloggen.</MailText>
      <MailText>De link is 24 uur geldig.</MailText>
    </MailLayout>
  );
}

/** Informs the owner of an address that somebody signed up with it again; the screen can't say so without revealing the account. */
export function AccountExistsMail({ appName, appUrl }: Site) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Je hebt al een account met dit e-mailadres."
      title="Je hebt al een account"
      action={{ label: 'Inloggen', url: `${appUrl}/auth` }}
      reason={`Je krijgt deze mail omdat iemand zich met dit adres bij ${appName} wilde registreren. Was jij dat niet? Dan hoef je niets te doen: er is niets veranderd.`}
    >
      <MailText>Met dit e-mailadres is al een account bij {appName}. Je kunt er gewoon mee inloggen.</MailText>
    </MailLayout>
  );
}
