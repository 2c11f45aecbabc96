import { Link } from '@tanstack/react-router';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import buttons from '../../../../platform/web/kit/button.module.css';
import { NoticePage } from '../../../../platform/web/kit/notice-page.tsx';
import { DialogSkeleton } from '../../components/dialog-skeleton.tsx';
import { useInvitation } from '../hooks.ts';
import { InvitationCard } from './invitation-card.tsx';
import style from './invitation-screen.module.css';

const toAgenda = (
  <Link to="/agenda" className={buttons.primary}>
    Naar je agenda
  </Link>
);

/** Where the link of an invitation's mail leads, for who has the mail. Opening it answers nothing. */
export function InvitationScreen({ token }: { token: string }) {
  const { data: invitation, error, refetch, isFetching } = useInvitation(token);
  const failure = readFailure(error);
  if (invitation === undefined && failure !== null) {
    return (
      <NoticePage drawing="adrift" title="Deze uitnodiging is er niet (meer)" actions={toAgenda}>
        <p>{failure.message}</p>
      </NoticePage>
    );
  }
  if (invitation === undefined && error !== null) {
    const again = (
      <button type="button" className={buttons.primary} disabled={isFetching} onClick={() => void refetch()}>
        Opnieuw proberen
      </button>
    );
    return (
      <NoticePage drawing="fallen" title="De uitnodiging kon niet worden geladen" actions={again}>
        <p role="alert">Er is iets misgegaan. Probeer opnieuw.</p>
      </NoticePage>
    );
  }
  return (
    <div className={style.page}>
      {invitation === undefined ? (
        <div className={style.card}>
          <DialogSkeleton />
        </div>
      ) : (
        <InvitationCard token={token} invitation={invitation} />
      )}
    </div>
  );
}
