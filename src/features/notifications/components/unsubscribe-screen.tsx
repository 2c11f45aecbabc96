import { Link } from '@tanstack/react-router';
import { readFailure } from '../../../platform/web/api-failure.ts';
import buttons from '../../../platform/web/button.module.css';
import { NoticePage } from '../../../platform/web/notice-page.tsx';
import { useUnsubscribe } from '../hooks/preferences.ts';

/** Where the link at the end of a mail leads. Nothing happens until the button: mail programs open links too. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { mutate, status, data, error } = useUnsubscribe();
  const toSettings = (
    <Link to="/instellingen" hash="notificaties" className={buttons.secondary}>
      Alle voorkeuren bekijken
    </Link>
  );
  if (status === 'success') {
    return (
      <NoticePage drawing="sprout" title="Je bent uitgeschreven" actions={toSettings}>
        <p role="status">Je krijgt geen mails meer over: {data.subject}. In de app zie je alles zoals voorheen.</p>
      </NoticePage>
    );
  }
  const failure = status === 'error' ? (readFailure(error)?.message ?? 'Er is iets misgegaan. Probeer opnieuw.') : null;
  return (
    <NoticePage
      drawing={failure === null ? 'adrift' : 'fallen'}
      title="Geen mails meer hierover?"
      actions={
        <>
          <button type="button" className={buttons.primary} disabled={status === 'pending'} onClick={() => mutate({ token })}>
            {status === 'pending' ? 'Bezig...' : 'Uitschrijven'}
          </button>
          {toSettings}
        </>
      }
    >
      {failure === null ? <p>In de app blijf je zien wat er gebeurt.</p> : <p role="alert">{failure}</p>}
    </NoticePage>
  );
}
