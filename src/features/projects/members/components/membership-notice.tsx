import { useState } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import type { Project } from '../../contract.ts';
import { membershipPlace, ownerNameOf } from '../../texts.ts';
import { useAcceptMembership, useLeaveTeam } from '../hooks.ts';

/** Asks a person whether they want to be shown in the team, also after a refusal, and lets a member leave it. Nothing for others. */
export function MembershipNotice({ project }: { project: Project }) {
  const [isLeaving, setLeaving] = useState(false);
  const accept = useAcceptMembership(project);
  const decline = useLeaveTeam(project, 'Vraag afgewezen');
  const leave = useLeaveTeam(project, 'Je staat niet meer in het team');
  const { membership, owner } = project;
  if (membership === null) return null;
  const { state, role } = membership;
  const isBusy = accept.isPending || decline.isPending || leave.isPending;
  if (state === 'asked') {
    return (
      <Card as="section" id={membershipPlace} aria-label="Vraag om teamlid te zijn">
        <h2>Hoor je bij dit team?</h2>
        <p>
          {ownerNameOf(owner)} wil je tonen als <strong>{role}</strong>. Iedereen ziet dan je naam en functie bij dit project, ook zonder
          account, en leden ook je foto. Je kunt altijd weer weg.
        </p>
        <Actions>
          <Button tone="primary" disabled={isBusy} onClick={() => accept.mutate(role)}>
            Ja, toon mij
          </Button>
          <Button disabled={isBusy} onClick={() => decline.mutate()}>
            Nee, bedankt
          </Button>
        </Actions>
      </Card>
    );
  }
  if (state === 'declined') {
    return (
      <Card as="section" aria-label="Jouw plaats in het team">
        <Text tone="muted">
          Je wilde niet als <strong>{role}</strong> in het team staan. Bedacht je je?
        </Text>
        <Actions>
          <Button disabled={isBusy} onClick={() => accept.mutate(role)}>
            Toch ja, toon mij
          </Button>
        </Actions>
      </Card>
    );
  }
  return (
    <Card as="section" id={membershipPlace} aria-label="Jouw plaats in het team">
      <Text>
        Je staat in het team als <strong>{role}</strong>.
      </Text>
      <Actions>
        <Button tone="danger" disabled={isBusy} onClick={() => setLeaving(true)}>
          Team verlaten
        </Button>
      </Actions>
      {isLeaving && (
        <ConfirmDialog
          title="Team verlaten?"
          confirmLabel="Verlaten"
          isDanger
          onConfirm={() => leave.mutate()}
          onClose={() => setLeaving(false)}
        >
          Je naam verdwijnt meteen van de pagina van dit project.
        </ConfirmDialog>
      )}
    </Card>
  );
}
