import { MailLayout, MailText } from '../../../platform/server/mail/layout.tsx';
import { codeMinutes } from './policy.ts';

type CodeMailProps = { appName: string; appUrl: string; code: string };

/**
 * The code that confirms an address. Owners type any address, so the mail repeats nothing of theirs: it would let them send their
 * own words from ours.
 */
export function CodeMail({ appName, appUrl, code }: CodeMailProps) {
  return (
    <MailLayout
      appName={appName}
      appUrl={appUrl}
      preview={`Je code is ${code}.`}
      title="Je code om de pitch te lezen"
      reason={`Je krijgt deze mail omdat iemand op ${appName} een pitch met je deelt en dit adres invulde om hem te openen. Was jij dat niet? Dan hoef je niets te doen.`}
    >
      <MailText>Vul deze code in op de pagina die je open hebt:</MailText>
      <MailText>
        <strong>{code}</strong>
      </MailText>
      <MailText>De code werkt één keer en blijft {codeMinutes} minuten geldig.</MailText>
    </MailLayout>
  );
}
