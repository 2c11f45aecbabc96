import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useConfirmNewEmail } from '../hooks/sign-up.ts';
import { FocusedTitle } from './focused-title.tsx';
import { PasswordProof } from './password-proof.tsx';

type Stage = 'press' | 'password' | 'confirmed' | 'invalid';

/**
 * Where the mail to a new address leads. A press confirms, never the opening of the page: mail programs open links too.
 * Where nobody is signed in to the account, it takes the password as well.
 */
export function NewEmailConfirmation({ token }: { token: string }) {
  const confirm = useConfirmNewEmail();
  const isHydrated = useHydrated();
  const [stage, setStage] = useState<Stage>('press');

  function press() {
    confirm.mutate(
      { token },
      {
        onSuccess: () => setStage('confirmed'),
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) toastFailure();
          else if (failure.code === 'INVALID_LINK') setStage('invalid');
          else if (failure.code === 'PASSWORD_NEEDED') setStage('password');
          else toast({ kind: 'error', title: 'Wijzigen is niet gelukt', message: failure.message });
        },
      },
    );
  }

  const toSettings = (
    <ButtonLink to="/instellingen" tone="primary">
      Naar je instellingen
    </ButtonLink>
  );
  switch (stage) {
    case 'press':
      return (
        <NoticePage
          drawing="seed"
          title="Bevestig je nieuwe e-mailadres"
          actions={
            <Button disabled={!isHydrated || confirm.isPending} onClick={press} tone="primary">
              {confirm.isPending ? 'Bezig...' : 'E-mailadres bevestigen'}
            </Button>
          }
        >
          <p>Daarna log je in met dit adres in plaats van met je oude.</p>
          <p>Vroeg je dit niet zelf? Dan hoef je niets te doen.</p>
        </NoticePage>
      );
    case 'password':
      return (
        <PasswordProof
          intro="Je bent hier niet ingelogd met het account dat dit e-mailadres krijgt. Vul het wachtwoord van dat account in. Vroeg je dit niet zelf? Dan hoef je niets te doen."
          onConfirm={async (password) => {
            await confirm.mutateAsync({ token, password });
            setStage('confirmed');
          }}
          onInvalidLink={() => setStage('invalid')}
          ways={<Link to="/">Terug naar de homepage</Link>}
        />
      );
    case 'confirmed':
      return (
        <FocusedTitle>
          <NoticePage drawing="sprout" title="Je nieuwe e-mailadres geldt" actions={toSettings}>
            <p role="status">Vanaf nu log je in met je nieuwe e-mailadres. We lieten het je oude adres weten.</p>
          </NoticePage>
        </FocusedTitle>
      );
    case 'invalid':
      return (
        <FocusedTitle>
          <NoticePage drawing="fallen" title="Wijzigen is niet gelukt" actions={toSettings}>
            <p role="alert">Deze link is niet meer geldig. Vraag de wijziging opnieuw aan.</p>
          </NoticePage>
        </FocusedTitle>
      );
  }
}
