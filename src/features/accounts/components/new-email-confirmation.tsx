import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { useConfirmNewEmail } from '../hooks/sign-up.ts';
import { Confirmation } from './confirmation.tsx';

/** Where the mail to a new address leads. Where nobody is signed in to the account, it takes the password as well. */
export function NewEmailConfirmation({ token, works }: { token: string; works: boolean }) {
  const { mutateAsync } = useConfirmNewEmail();
  const toSettings = (
    <ButtonLink to="/instellingen" tone="primary">
      Naar je instellingen
    </ButtonLink>
  );
  return (
    <Confirmation
      isInvalid={!works}
      title="Bevestig je nieuwe e-mailadres"
      text={
        <>
          <p>Daarna log je in met dit adres in plaats van met je oude.</p>
          <p>Vroeg je dit niet zelf? Dan hoef je niets te doen.</p>
        </>
      }
      confirm={(password) => mutateAsync({ token, password })}
      proof={{
        intro:
          'Je bent hier niet ingelogd met het account dat dit e-mailadres krijgt. Vul het wachtwoord van dat account in. Vroeg je dit niet zelf? Dan hoef je niets te doen.',
        ways: () => <Link to="/">Terug naar de homepage</Link>,
      }}
      confirmed={{
        title: 'Je nieuwe e-mailadres geldt',
        text: <p role="status">Vanaf nu log je in met je nieuwe e-mailadres. We lieten het je oude adres weten.</p>,
        action: toSettings,
      }}
      invalid={{
        title: 'Deze link werkt niet meer',
        text: (
          <p role="alert">
            Bevestigde je al, dan log je in met je nieuwe e-mailadres. Zo niet, vraag de wijziging dan opnieuw aan: een link is een dag
            geldig en werkt één keer.
          </p>
        ),
        action: toSettings,
      }}
    />
  );
}
