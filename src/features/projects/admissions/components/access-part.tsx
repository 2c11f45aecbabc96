import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Project } from '../../contract.ts';
import { ownerNameOf, tabsId } from '../../texts.ts';
import type { Access } from '../contract.ts';
import { useWithdrawAccess } from '../hooks.ts';
import { AskAccessButton } from './ask-access-button.tsx';

const labels = { asked: 'Toegang gevraagd', admitted: 'Toegelaten', declined: 'Verzoek afgewezen', ended: 'Toegang beëindigd' } as const;
const tones = { asked: 'waiting', admitted: 'leaf', declined: 'outline', ended: 'outline' } as const;

/** The viewer's way to what a project shows to admitted people only: asking, and how it stands. */
export function AccessPart({ project }: { project: Project }) {
  const { access, owner } = project;
  const state = access?.state ?? null;
  if (access === null || state === null) {
    return (
      <>
        <AskAccessButton project={project} />
        <Text size="small" tone="muted">
          Lees ook wat {ownerNameOf(owner)} alleen toont aan wie is toegelaten.
        </Text>
      </>
    );
  }
  return (
    <>
      <div>
        <Badge tone={tones[state]}>{labels[state]}</Badge>
      </div>
      {state === 'asked' && <Text size="small">Je krijgt een melding zodra {ownerNameOf(owner)} antwoordt.</Text>}
      {state === 'admitted' && (
        <Text size="small">
          Je leest hier ook{' '}
          <Link to="/projecten/$projectId" params={{ projectId: project.id }} search={{ tab: 'pitch-deck' }} hash={tabsId}>
            de pitch
          </Link>
          , het equity-voorstel en wie welk deel bezit, voor zover ze er al zijn.
        </Text>
      )}
      {access.answer !== '' && (
        <Text size="small" isWritten>
          “{access.answer}”
        </Text>
      )}
      {state === 'declined' || state === 'ended' ? (
        <AskAgain project={project} access={access} />
      ) : (
        <TakeBack project={project} state={state} />
      )}
    </>
  );
}

function AskAgain({ project, access: { askAgainFrom } }: { project: Project; access: Access }) {
  if (askAgainFrom === null) return <AskAccessButton project={project} />;
  return (
    <Text size="small" tone="muted">
      Vanaf {formatDate(askAgainFrom)} kun je opnieuw toegang vragen.
    </Text>
  );
}

function TakeBack({ project, state }: { project: Project; state: 'asked' | 'admitted' }) {
  const [isAsking, setAsking] = useState(false);
  const isAdmitted = state === 'admitted';
  const { mutate, isPending } = useWithdrawAccess(project, isAdmitted ? 'Toegang opgegeven' : 'Verzoek ingetrokken');
  return (
    <>
      <Button tone="quiet" disabled={isPending} onClick={() => (isAdmitted ? setAsking(true) : mutate())}>
        {isAdmitted ? 'Toegang opgeven' : 'Verzoek intrekken'}
      </Button>
      {isAsking && (
        <ConfirmDialog title="Toegang opgeven?" confirmLabel="Opgeven" onConfirm={() => mutate()} onClose={() => setAsking(false)}>
          Je leest dan alleen nog wat iedereen ziet. Je kunt later opnieuw toegang vragen.
        </ConfirmDialog>
      )}
    </>
  );
}
