import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { leaveSaved } from '../../../platform/web/forms/unsaved.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { LinkButton } from '../../../platform/web/kit/link-button.tsx';
import { useSignOut } from '../hooks/leave.ts';
import { useConfirmEmail } from '../hooks/sign-up.ts';
import { rememberConfirmed } from '../view/known-email.ts';
import { Confirmation } from './confirmation.tsx';
import { NewDetailsForm } from './new-details-form.tsx';

type EmailConfirmationProps = {
  token: string;
  passwordMinLength: number;
  /** Null for a visitor. */
  signedInAs: string | null;
};

/** Where the confirmation mail's link leads. In another browser than the one of the sign-up it takes more than a press. */
export function EmailConfirmation({ token, passwordMinLength, signedInAs }: EmailConfirmationProps) {
  const { mutateAsync } = useConfirmEmail();
  const [email, setEmail] = useState('');

  const confirm = (password?: string) =>
    mutateAsync(
      { token, password },
      {
        onSuccess: ({ email: confirmed }) => rememberConfirmed(confirmed ?? ''),
        onError(error) {
          if (error instanceof ORPCError && error.defined && error.code === 'PASSWORD_NEEDED') setEmail(error.data.email);
        },
      },
    );

  function confirmedAnew(show: () => void) {
    rememberConfirmed(email);
    show();
  }

  return (
    <Confirmation
      title="Bevestig je e-mailadres"
      text={<p>Nog één druk op de knop en je account is klaar.</p>}
      confirm={confirm}
      proof={{
        intro: `Deze browser is niet die waarmee je je registreerde. Vul het wachtwoord in dat je toen koos voor ${email}.`,
        email,
        ways: (showDetails) => <LinkButton onClick={showDetails}>Weet je het niet meer, of registreerde je je niet zelf?</LinkButton>,
      }}
      details={(steps) => (
        <NewDetailsForm
          token={token}
          email={email}
          passwordMinLength={passwordMinLength}
          {...steps}
          onConfirmed={() => confirmedAnew(steps.onConfirmed)}
        />
      )}
      confirmed={{
        title: 'Gelukt!',
        text:
          signedInAs === null ? (
            <p role="status">Je e-mailadres is bevestigd. Je kunt nu inloggen.</p>
          ) : (
            <>
              <p role="status">Je e-mailadres is bevestigd.</p>
              <SignedInAs name={signedInAs} />
            </>
          ),
        action: signedInAs === null ? <ToSignIn>Inloggen</ToSignIn> : <SignOut />,
      }}
      invalid={{
        title: 'Bevestigen is niet gelukt',
        text: (
          <>
            <p role="alert">Deze bevestigingslink is niet meer geldig.</p>
            <p>
              Heb je al bevestigd, dan kun je inloggen. Zo niet, log dan in met je wachtwoord: daarna kun je een nieuwe link laten sturen.
            </p>
            {signedInAs !== null && <SignedInAs name={signedInAs} />}
          </>
        ),
        action: signedInAs === null ? <ToSignIn>Naar inloggen</ToSignIn> : <SignOut />,
      }}
    />
  );
}

function SignedInAs({ name }: { name: string }) {
  return <p>Je bent hier ingelogd als {name}. Log uit om met een ander account in te loggen.</p>;
}

function ToSignIn({ children }: { children: string }) {
  return (
    <ButtonLink to="/auth" tone="primary">
      {children}
    </ButtonLink>
  );
}

function SignOut() {
  const signOut = useSignOut();
  return (
    <>
      <Button tone="primary" disabled={signOut.isPending} onClick={() => leaveSaved(() => signOut.mutate({}))}>
        Uitloggen
      </Button>
      <ButtonLink to="/">Ingelogd blijven</ButtonLink>
    </>
  );
}
