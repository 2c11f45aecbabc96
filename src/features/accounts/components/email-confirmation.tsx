import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';

/**
 * Where the confirmation mail's link leads. The browser confirms, not the server while rendering:
 * programs that check mails open links too, and they should confirm nothing.
 */
export function EmailConfirmation({ token }: { token: string }) {
  const { mutate, status, error } = useMutation(useApi().accounts.confirmEmail.mutationOptions());
  useEffect(() => mutate({ token }), [mutate, token]);

  if (status === 'success') {
    return (
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
    );
  }
  if (status === 'error') {
    const failure = readFailure(error);
    return (
      <NoticePage
        drawing="fallen"
        title="Bevestigen is niet gelukt"
        actions={
          <>
            {failure === null ? (
              <Button tone="primary" onClick={() => mutate({ token })}>
                Probeer opnieuw
              </Button>
            ) : null}
            <ButtonLink to="/auth" tone={failure === null ? 'secondary' : 'primary'}>
              Stuur een nieuwe link
            </ButtonLink>
          </>
        }
      >
        <p role="alert">{failure?.message ?? 'Er is iets misgegaan. Probeer opnieuw.'}</p>
        <p>Log in met je e-mailadres en wachtwoord, dan kun je een nieuwe link laten sturen.</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage drawing="seed" title="Een ogenblik" actions={null}>
      <p role="status">We bevestigen je e-mailadres…</p>
    </NoticePage>
  );
}
