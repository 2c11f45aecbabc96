import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';

type Site = { appName: string; appUrl: string; officeMail: string };

/** Leads to the page where a new password is chosen. */
export function PasswordResetMail({ appName, appUrl, url }: Site & { url: string }) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Met deze link kies je een nieuw wachtwoord."
      title="Kies een nieuw wachtwoord"
      action={{ label: 'Nieuw wachtwoord kiezen', url }}
      reason={`Je krijgt deze mail omdat iemand voor dit adres een nieuw wachtwoord bij ${appName} vroeg. Was jij dat niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.`}
    >
      <MailText>Je vroeg een nieuw wachtwoord voor {appName}. Klik op de knop om er een te kiezen.</MailText>
      <MailText>
        De link is een uur geldig en werkt één keer, tot je een nieuwe vraagt. Daarna word je overal uitgelogd en log je in met je nieuwe
        wachtwoord.
      </MailText>
    </MailLayout>
  );
}

/** Notifies an account's owner that its password was changed. */
export function PasswordChangedMail({ appName, appUrl, officeMail }: Site) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Je wachtwoord is zojuist gewijzigd."
      title="Je wachtwoord is gewijzigd"
      action={{ label: 'Wachtwoord vergeten?', url: `${appUrl}/wachtwoord-vergeten` }}
      reason={`Je krijgt deze mail omdat het wachtwoord van je account bij ${appName} is gewijzigd.`}
    >
      <MailText>Het wachtwoord van je account bij {appName} is gewijzigd. Andere apparaten zijn uitgelogd.</MailText>
      <MailText>
        Was jij dit? Dan hoef je niets te doen. Was jij het niet? Kies dan meteen een nieuw wachtwoord met de knop hieronder, en laat het
        ons weten via {officeMail}.
      </MailText>
    </MailLayout>
  );
}
