import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { FailurePage } from '../../../../platform/web/kit/failure-page.tsx';
import { NoticePage } from '../../../../platform/web/kit/notice-page.tsx';
import { DialogSkeleton } from '../../components/dialog-skeleton.tsx';
import { type InvitationAnswer, useInvitation } from '../hooks.ts';
import { InvitationCard } from './invitation-card.tsx';
import style from './invitation-screen.module.css';

const toAgenda = (
  <ButtonLink to="/agenda" tone="primary">
    Naar je agenda
  </ButtonLink>
);

/** The page of the link in an invitation mail. Opening it answers nothing: programs that check mails open links too. */
export function InvitationScreen({ token, chosen }: { token: string; chosen: InvitationAnswer | undefined }) {
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
    return <FailurePage title="De uitnodiging kon niet worden geladen" onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <div className={style.page}>
      {invitation === undefined ? (
        <div className={style.card}>
          <DialogSkeleton />
        </div>
      ) : (
        <InvitationCard token={token} invitation={invitation} chosen={chosen} />
      )}
    </div>
  );
}
