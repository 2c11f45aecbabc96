import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';
import { linkMinutes } from './policy.ts';

type ReadingsMailProps = { appName: string; appUrl: string; url: string };

/** Leads to what is kept of the decks that were read at this address. It repeats nothing that their owners typed. */
export function ReadingsMail({ appName, appUrl, url }: ReadingsMailProps) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview="Bekijk wat we bewaren van wat je las, en wis het als je wilt."
      title="De pitches die je las"
      action={{ label: 'Bekijken en wissen', url }}
      reason={`Je krijgt deze mail omdat iemand op ${appName} dit adres invulde om te zien welke pitches ermee gelezen zijn. Was jij dat niet? Dan hoef je niets te doen.`}
    >
      <MailText>
        Op dit adres zijn pitches met je gedeeld. Je ziet hier wat we bewaren van wat je las, ook als een link niet meer werkt, en je kunt
        het wissen.
      </MailText>
      <MailText>De knop werkt {linkMinutes} minuten.</MailText>
    </MailLayout>
  );
}
