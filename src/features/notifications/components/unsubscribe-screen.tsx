import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { FailurePage } from '../../../platform/web/kit/failure-page.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { useUnsubscribe } from '../hooks/preferences.ts';

/** The page of a mail's unsubscribe link. Waits for the button: mail programs open links too. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { mutate, status, data, error } = useUnsubscribe();
  const toSettings = (
    <ButtonLink to="/instellingen" hash="notificaties">
      Alle voorkeuren bekijken
    </ButtonLink>
  );
  if (status === 'success') {
    return (
      <NoticePage drawing="sprout" title="Je bent uitgeschreven" actions={toSettings}>
        <p role="status">
          Je krijgt geen mails meer over: {data.subject}. {data.isInApp && 'In de app zie je alles zoals voorheen.'}
        </p>
      </NoticePage>
    );
  }
  if (status === 'error') {
    const failure = readFailure(error);
    const title = 'Uitschrijven is niet gelukt';
    if (failure === null) return <FailurePage title={title} onRetry={() => mutate({ token })} />;
    return (
      <NoticePage drawing="fallen" title={title} actions={toSettings}>
        <p role="alert">{failure.message}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage
      drawing="adrift"
      title="Geen mails meer hierover?"
      actions={
        <>
          <Button tone="primary" disabled={status === 'pending'} onClick={() => mutate({ token })}>
            {status === 'pending' ? 'Bezig...' : 'Uitschrijven'}
          </Button>
          {toSettings}
        </>
      }
    >
      <p>Je kunt ze altijd weer aanzetten in je instellingen.</p>
    </NoticePage>
  );
}
