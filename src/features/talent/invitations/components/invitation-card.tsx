import { Link } from '@tanstack/react-router';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Dotted } from '../../../../platform/web/kit/dotted.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TimeAgo } from '../../../../platform/web/kit/time-ago.tsx';
import { shownTitle } from '../../../jobs/view/shown-title.ts';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import type { Invitation } from '../contract.ts';
import { useDecline } from '../hooks.ts';
import type { Side } from '../policy.ts';
import style from './invitation-card.module.css';

type InvitationCardProps = { invitation: Invitation; side: Side; now: number };

/** An invitation for a job, with its answer; who got it may look at the job or say no. */
export function InvitationCard({ invitation, side, now }: InvitationCardProps) {
  const { job, person, message, createdAt } = invitation;
  return (
    <Card as="article">
      <PersonLink person={person}>
        <Text size="small" tone="muted">
          <Dotted parts={[side === 'received' ? 'Nodigt je uit' : 'Uitgenodigd', <TimeAgo key="age" instant={createdAt} now={now} />]} />
        </Text>
      </PersonLink>
      <div>
        <h2 className={style.title}>
          <Link to="/banen/$jobId" params={{ jobId: job.id }}>
            {shownTitle(job.title)}
          </Link>
        </h2>
        <Text tone="muted">{job.companyName}</Text>
      </div>
      <Text isWritten>{message}</Text>
      <KeepFocus>
        <Row gap={8}>
          <AnswerBadge invitation={invitation} side={side} />
          {!job.isOpen && <Badge tone="outline">Vacature gesloten</Badge>}
        </Row>
        {side === 'received' ? <ReceivedActs invitation={invitation} /> : <SentActs invitation={invitation} />}
      </KeepFocus>
    </Card>
  );
}

/** The outcome of an invitation. An application says more than a refusal before it. */
function AnswerBadge({ invitation: { application, declinedAt, job }, side }: Omit<InvitationCardProps, 'now'>) {
  const isMine = side === 'received';
  if (application?.isWithdrawn === true)
    return <Badge tone="outline">{isMine ? 'Je trok je sollicitatie in' : 'Sollicitatie ingetrokken'}</Badge>;
  if (application !== null) return <Badge tone="leaf">{isMine ? 'Je hebt gesolliciteerd' : 'Gesolliciteerd'}</Badge>;
  if (declinedAt !== null) return <Badge tone="outline">{isMine ? 'Je hebt bedankt' : 'Niet geïnteresseerd'}</Badge>;
  return !isMine && job.isOpen ? <Badge tone="waiting">Nog geen antwoord</Badge> : null;
}

function ReceivedActs({ invitation: { id, job, application, declinedAt } }: { invitation: Invitation }) {
  const { mutate, isPending } = useDecline(job.title);
  if (application !== null) {
    return application.id === null ? null : (
      <Actions>
        <ButtonLink
          to="/banen/sollicitaties/$applicationId"
          params={{ applicationId: application.id }}
          aria-label={`Bekijk je sollicitatie: ${job.title}`}
        >
          Bekijk je sollicitatie
        </ButtonLink>
      </Actions>
    );
  }
  if (declinedAt !== null) return null;
  return (
    <Actions isShared>
      {job.isOpen && (
        <ButtonLink to="/banen/$jobId" params={{ jobId: job.id }} tone="primary" aria-label={`Bekijk de vacature: ${job.title}`}>
          Bekijk de vacature
        </ButtonLink>
      )}
      <Button disabled={isPending} aria-label={`Nee, bedankt: ${job.title}`} onClick={() => mutate({ id })}>
        Nee, bedankt
      </Button>
    </Actions>
  );
}

function SentActs({ invitation: { job, talentId, application } }: { invitation: Invitation }) {
  const applicationId = application?.id ?? null;
  return (
    <Actions>
      {applicationId !== null && (
        <ButtonLink to="/banen/$jobId/sollicitaties/$applicationId" params={{ jobId: job.id, applicationId }} size="small" tone="primary">
          Bekijk de sollicitatie
        </ButtonLink>
      )}
      {talentId !== null && (
        <ButtonLink to="/talent/$talentId" params={{ talentId }} size="small">
          Bekijk talentprofiel
        </ButtonLink>
      )}
    </Actions>
  );
}
