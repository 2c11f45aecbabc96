import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useNow } from '../../../../platform/web/browser/use-now.ts';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { BackLink } from '../../../../platform/web/kit/back-link.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Columns } from '../../../../platform/web/kit/columns.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Dotted } from '../../../../platform/web/kit/dotted.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { ConversationLink } from '../../../profiles/components/conversation-link.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { AnswerPromise } from '../../promise/components/answer-promise.tsx';
import { KeepingChoice } from '../../retention/components/keeping-choice.tsx';
import { shownTitle } from '../../view/shown-title.ts';
import type { OwnApplication } from '../contract.ts';
import { useDeleteCopy, useOwnApplication, useWithdraw } from '../hooks/own.ts';
import { toldStatuses } from '../texts.ts';
import { paySentence } from '../view/pay-sentence.ts';
import { ClosedJob } from './closed-job.tsx';
import { History } from './history.tsx';
import { SentContent } from './sent-content.tsx';
import { ToldBadge } from './told-badge.tsx';

/** One of the viewer's own applications: where it stands, and their own copy of all that they sent. */
export function OwnApplicationScreen({ id, madeAt }: { id: string; madeAt: number }) {
  const application = useOwnApplication(id);
  const { jobId, jobTitle, companyName, status, appliedAt, events, hasProfile } = application;
  return (
    <Page>
      <Columns
        lead={
          <Stack gap={8}>
            <BackLink to="/banen/sollicitaties">Mijn sollicitaties</BackLink>
            <h1>{shownTitle(jobTitle)}</h1>
            <Row gap={8}>
              <ToldBadge status={status} />
              <Text tone="muted">
                <Dotted parts={[companyName, `verzonden op ${formatDate(appliedAt)}`]} />
              </Text>
            </Row>
            {jobId !== null && (
              <div>
                <Link to="/banen/$jobId" params={{ jobId }}>
                  Naar de vacature
                </Link>
              </div>
            )}
          </Stack>
        }
        beside={<State application={application} now={useNow(madeAt)} />}
      >
        <Stack gap={16}>
          <Card>
            <Stack gap={32}>
              <History events={events} labelOf={(each) => toldStatuses[each].label} />
              <SentContent application={application} hasProfile={hasProfile} />
            </Stack>
          </Card>
          <Keeping application={application} />
        </Stack>
      </Columns>
    </Page>
  );
}

function State({ application, now }: { application: OwnApplication; now: number }) {
  const { status, poster, companyName, salary } = application;
  return (
    <Card>
      <Text isStrong>{toldStatuses[status].sentence}</Text>
      {status === 'invited' && (
        <Text size="small">
          Plant {companyName} een gesprek, dan staat het in <Link to="/agenda">je agenda</Link>.
        </Text>
      )}
      {status === 'hired' && (
        <Text size="small">
          Zoek je niet verder? Zet “Open to work” dan uit{' '}
          <Link to="/profiel" search={{ bewerken: 'ja' }} hash="beschikbaarheid">
            in je profiel
          </Link>
          .
        </Text>
      )}
      <ClosedJob application={application} />
      <AnswerPromise application={application} now={now} />
      {paySentence(salary) !== null && <Text tone="muted">{paySentence(salary)}</Text>}
      {poster !== null && (
        <>
          <PersonLink person={poster} />
          <ConversationLink personId={poster.id}>Stuur een bericht</ConversationLink>
        </>
      )}
    </Card>
  );
}

/** After the content, so that a phone shows the poster's words before the ways to end an application. */
function Keeping({ application }: { application: OwnApplication }) {
  const { id, companyName } = application;
  return (
    <Card>
      <KeepFocus>
        <KeepingChoice applicationId={id} companyName={companyName} />
        <Ways application={application} />
      </KeepFocus>
    </Card>
  );
}

/** Withdrawing while the poster can read it, and deleting the copy once it has ended. */
function Ways({ application: { id, jobTitle, can, status } }: { application: OwnApplication }) {
  const [asks, setAsks] = useState<'withdraw' | 'delete' | null>(null);
  const withdraw = useWithdraw(jobTitle);
  const deletion = useDeleteCopy(jobTitle);
  const navigate = useNavigate();
  if (!can.withdraw && !can.delete) return null;
  const isBusy = withdraw.isPending || deletion.isPending;

  /** A button that is disabled would not get focus back from the dialog. */
  function ask(about: 'withdraw' | 'delete') {
    if (!isBusy) setAsks(about);
  }

  async function deleteCopy() {
    await deletion.mutateAsync({ id });
    await navigate({ to: '/banen/sollicitaties', replace: true });
  }

  return (
    <>
      <Row gap={8}>
        {can.withdraw && (
          <Button aria-disabled={isBusy} onClick={() => ask('withdraw')}>
            Sollicitatie intrekken
          </Button>
        )}
        {can.delete && (
          <Button tone="quiet" aria-disabled={isBusy} onClick={() => ask('delete')}>
            Sollicitatie verwijderen
          </Button>
        )}
      </Row>
      {asks === 'withdraw' && (
        <ConfirmDialog
          title="Sollicitatie intrekken?"
          confirmLabel="Intrekken"
          isDanger
          onConfirm={() => withdraw.mutate({ id })}
          onClose={() => setAsks(null)}
        >
          {status === 'rejected'
            ? 'Wie de vacature plaatste, ziet je brief, cv, antwoorden en profiel dan niet meer. Je eigen kopie blijft hier.'
            : 'Wie de vacature plaatste, ziet dan alleen nog dat je sollicitatie is ingetrokken. Je kunt niet opnieuw op deze vacature solliciteren. Je eigen kopie blijft hier.'}
        </ConfirmDialog>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title="Sollicitatie verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          // The hook says why it failed.
          onConfirm={() => void deleteCopy().catch(() => undefined)}
          onClose={() => setAsks(null)}
        >
          Je eigen kopie, met je brief, antwoorden en alle berichten, verdwijnt hier. Ze komt alleen terug als je later een ander antwoord
          krijgt.
        </ConfirmDialog>
      )}
    </>
  );
}
