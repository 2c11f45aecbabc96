import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';

/** Where the mail to a new address leads. The browser confirms, not the server while rendering: mail programs open links too. */
export function NewEmailConfirmation({ token }: { token: string }) {
  const api = useApi();
  const { mutate, status, error } = useMutation(
    api.accounts.confirmNewEmail.mutationOptions({ meta: { changes: () => ['account'], isAwaited: true } }),
  );
  useEffect(() => mutate({ token }), [mutate, token]);

  const toSettings = (
    <ButtonLink to="/instellingen" tone="primary">
      Naar je instellingen
    </ButtonLink>
  );
  if (status === 'success') {
    return (
      <NoticePage drawing="sprout" title="Je nieuwe e-mailadres geldt" actions={toSettings}>
        <p role="status">Vanaf nu log je in met je nieuwe e-mailadres. We lieten het je oude adres weten.</p>
      </NoticePage>
    );
  }
  if (status === 'error') {
    const failure = readFailure(error);
    const again = (
      <Button tone="primary" onClick={() => mutate({ token })}>
        Probeer opnieuw
      </Button>
    );
    return (
      <NoticePage drawing="fallen" title="Wijzigen is niet gelukt" actions={failure === null ? again : toSettings}>
        <p role="alert">{failure?.message ?? 'Er is iets misgegaan. Probeer opnieuw.'}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage drawing="seed" title="Een ogenblik" actions={null}>
      <p role="status">We bevestigen je nieuwe e-mailadres…</p>
    </NoticePage>
  );
}
