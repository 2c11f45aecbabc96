import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';

type Site = { appName: string; appUrl: string; officeMail: string };

/** Asks whether a new address is its owner's; until then the old one holds. */
export function EmailChangeMail({ appName, appUrl, url }: Site & { url: string }) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Bevestig dat dit je nieuwe e-mailadres is."
      title="Bevestig je nieuwe e-mailadres"
      action={{ label: 'E-mailadres bevestigen', url }}
      reason={`Je krijgt deze mail omdat iemand dit adres opgaf als nieuw adres voor een account bij ${appName}. Was jij dat niet? Dan hoef je niets te doen.`}
    >
      <MailText>Je wilt {appName} voortaan met dit e-mailadres gebruiken. Bevestig dat het van jou is.</MailText>
      <MailText>De link is 24 uur geldig. Tot je bevestigt, log je in met je oude adres.</MailText>
    </MailLayout>
  );
}

/** Warns the owner of an address that another account tried to move to it; saying so on screen would reveal the account. */
export function AddressTakenMail({ appName, appUrl }: Site) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Met dit e-mailadres is al een account."
      title="Dit adres hoort al bij een account"
      action={{ label: 'Inloggen', url: `${appUrl}/auth` }}
      reason={`Je krijgt deze mail omdat iemand dit adres opgaf als nieuw adres voor een account bij ${appName}. Was jij dat niet? Dan hoef je niets te doen: er is niets veranderd.`}
    >
      <MailText>
        Iemand wilde dit e-mailadres voor een account bij {appName} gebruiken, maar het hoort al bij een ander account. Was jij dat? Log dan
        in met dit adres, of verwijder eerst het account dat je niet meer gebruikt.
      </MailText>
    </MailLayout>
  );
}

/** Notifies the old address that the account moved, without naming the new one. */
export function EmailChangedMail({ appName, appUrl, officeMail }: Site) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Je account heeft een ander e-mailadres."
      title="Je e-mailadres is gewijzigd"
      reason={`Je krijgt deze mail omdat je account bij ${appName} tot nu toe bij dit adres hoorde. Dit is de laatste mail die we naar dit adres sturen.`}
    >
      <MailText>Je account bij {appName} hoort nu bij een ander e-mailadres. Met dit adres kun je niet meer inloggen.</MailText>
      <MailText>Was jij dit niet? Laat het ons dan meteen weten via {officeMail}.</MailText>
    </MailLayout>
  );
}

/** Says goodbye after an account was removed. */
export function GoodbyeMail({ appName, appUrl, officeMail }: Site) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Je account en je gegevens zijn verwijderd."
      title="Je account is verwijderd"
      reason={`Je krijgt deze mail omdat het account dat bij dit adres hoorde, is verwijderd. Dit is de laatste mail die we je sturen.`}
    >
      <MailText>
        Je account bij {appName} is verwijderd, met je profiel, je posts, je projecten, je vacatures, je gesprekken en je bestanden. Dat kan
        niet ongedaan worden gemaakt.
      </MailText>
      <MailText>Was jij dit niet? Laat het ons dan meteen weten via {officeMail}.</MailText>
      <MailText>Bedankt dat je er was. Je bent altijd weer welkom.</MailText>
    </MailLayout>
  );
}
