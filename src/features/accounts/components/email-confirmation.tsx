import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { useConfirmEmail } from '../hooks/sign-up.ts';
import { FocusedTitle } from './focused-title.tsx';
import { NewDetailsForm } from './new-details-form.tsx';
import { PasswordProof } from './password-proof.tsx';

type EmailConfirmationProps = { token: string; passwordMinLength: number };
type Stage = 'press' | 'password' | 'details' | 'confirmed' | 'invalid';

/**
 * Where the confirmation mail's link leads. A press confirms, never the opening of the page: programs that check mails
 * open links too, and browsers load pages ahead. In another browser than the one of the sign-up it takes more than that.
 */
export function EmailConfirmation({ token, passwordMinLength }: EmailConfirmationProps) {
  const confirm = useConfirmEmail();
  const isHydrated = useHydrated();
  const [stage, setStage] = useState<Stage>('press');
  const [email, setEmail] = useState('');

  function press() {
    confirm.mutate(
      { token },
      {
        onSuccess: () => setStage('confirmed'),
        onError(error) {
          const failure = readFailure(error);
          if (failure === null) toastFailure();
          else if (failure.code === 'INVALID_LINK') setStage('invalid');
          else if (error instanceof ORPCError && error.defined && error.code === 'PASSWORD_NEEDED') {
            setEmail(error.data.email);
            setStage('password');
          } else toast({ kind: 'error', title: 'Bevestigen is niet gelukt', message: failure.message });
        },
      },
    );
  }

  switch (stage) {
    case 'press':
      return (
        <NoticePage
          drawing="seed"
          title="Bevestig je e-mailadres"
          actions={
            <Button disabled={!isHydrated || confirm.isPending} onClick={press} tone="primary">
              {confirm.isPending ? 'Bezig...' : 'E-mailadres bevestigen'}
            </Button>
          }
        >
          <p>Nog één druk op de knop en je account is klaar.</p>
        </NoticePage>
      );
    case 'password':
      return (
        <PasswordProof
          intro={`Deze browser is niet die waarmee je je registreerde. Vul het wachtwoord in dat je toen koos voor ${email}.`}
          email={email}
          onConfirm={async (password) => {
            await confirm.mutateAsync({ token, password });
            setStage('confirmed');
          }}
          onInvalidLink={() => setStage('invalid')}
          ways={
            <button type="button" onClick={() => setStage('details')}>
              Weet je het niet meer, of registreerde je je niet zelf?
            </button>
          }
        />
      );
    case 'details':
      return (
        <NewDetailsForm
          token={token}
          email={email}
          passwordMinLength={passwordMinLength}
          onConfirmed={() => setStage('confirmed')}
          onInvalidLink={() => setStage('invalid')}
          onBack={() => setStage('password')}
        />
      );
    case 'confirmed':
      return (
        <FocusedTitle>
          <NoticePage
            drawing="sprout"
            title="Gelukt!"
            actions={
              <ButtonLink to="/auth" tone="primary">
                Inloggen
              </ButtonLink>
            }
          >
            <p role="status">Je e-mailadres is bevestigd. Je kunt nu inloggen.</p>
          </NoticePage>
        </FocusedTitle>
      );
    case 'invalid':
      return (
        <FocusedTitle>
          <NoticePage
            drawing="fallen"
            title="Bevestigen is niet gelukt"
            actions={
              <ButtonLink to="/auth" tone="primary">
                Naar inloggen
              </ButtonLink>
            }
          >
            <p role="alert">Deze bevestigingslink is niet meer geldig.</p>
            <p>
              Heb je al bevestigd, dan kun je inloggen. Zo niet, log dan in met je wachtwoord: daarna kun je een nieuwe link laten sturen.
            </p>
          </NoticePage>
        </FocusedTitle>
      );
  }
}
