import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import button from '../../../platform/web/kit/button.module.css';
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
          <Link to="/auth" className={button.primary}>
            Inloggen
          </Link>
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
              <button type="button" className={button.primary} onClick={() => mutate({ token })}>
                Probeer opnieuw
              </button>
            ) : null}
            <Link to="/auth" className={failure === null ? button.secondary : button.primary}>
              Stuur een nieuwe link
            </Link>
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
