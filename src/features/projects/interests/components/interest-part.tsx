import { type ReactNode, useState } from 'react';
import { useLoadedEarly } from '../../../../platform/web/browser/on-demand.tsx';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { TextDialog } from '../../../../platform/web/kit/text-dialog.tsx';
import { messageLimits } from '../../../messages/policy.ts';
import { ConversationLink } from '../../../profiles/components/conversation-link.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import type { Project, ShownRole } from '../../contract.ts';
import { ownerNameOf } from '../../texts.ts';
import { useShowInterest, useTakeBackInterest } from '../hooks.ts';

type InterestPartProps = {
  project: Project;
  role: ShownRole;
  /** Another act about the role, a small button beside these. */
  children: ReactNode;
};

/** At a sought role: showing interest, which writes to the owner, or that it was shown. */
export function InterestPart({ project, role, children }: InterestPartProps) {
  const me = useMe();
  const label = 'Ik heb interesse';
  const isShown = project.interests.includes(role.id);
  // Whoever showed interest keeps the way to the conversation about it.
  if (role.isFilled && !isShown) return null;
  if (me === null) {
    return (
      <Actions>
        <ButtonLink to="/auth" search={{ next: `/projecten/${project.id}` }} size="small" aria-label={`${label}: ${role.roleName}`}>
          {label}
        </ButtonLink>
        {children}
      </Actions>
    );
  }
  return (
    <KeepFocus>
      {isShown ? (
        <Shown project={project} role={role}>
          {children}
        </Shown>
      ) : (
        <Show project={project} role={role} label={label}>
          {children}
        </Show>
      )}
    </KeepFocus>
  );
}

function Show({ project: { id, owner, title }, role: { id: roleId, roleName }, label, children }: InterestPartProps & { label: string }) {
  const [isWriting, setWriting] = useState(false);
  const { mutate, isPending } = useShowInterest({ projectId: id, roleId }, ownerNameOf(owner));
  useLoadedEarly(TextDialog);
  return (
    <>
      <Actions>
        <Button size="small" aria-label={`${label}: ${roleName}`} onClick={() => setWriting(true)}>
          {label}
        </Button>
        {children}
      </Actions>
      {isWriting && (
        <TextDialog
          title={label}
          text={`Je schrijft ${ownerNameOf(owner)} over de rol “${roleName}”.`}
          label="Je bericht"
          initial={`Dag${owner.firstName === '' ? '' : ` ${owner.firstName}`}, ik heb interesse in de rol “${roleName}” bij ${title}. Zullen we kennismaken?`}
          missing="Schrijf je bericht."
          rows={5}
          maxLength={messageLimits.content}
          confirmLabel="Versturen"
          isBusy={isPending}
          onConfirm={(content) => mutate(content, { onSuccess: () => setWriting(false) })}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

function Shown({ project: { id, owner }, role: { id: roleId, roleName }, children }: InterestPartProps) {
  const { mutate, isPending } = useTakeBackInterest({ projectId: id, roleId }, roleName);
  return (
    <Stack gap={8}>
      <Row gap={8}>
        <Badge tone="leaf">Je hebt interesse getoond</Badge>
      </Row>
      <Actions>
        <ConversationLink personId={owner.id} size="small">
          Naar het gesprek
        </ConversationLink>
        {children}
        <Button tone="quiet" size="small" disabled={isPending} aria-label={`Interesse intrekken: ${roleName}`} onClick={() => mutate()}>
          Intrekken
        </Button>
      </Actions>
    </Stack>
  );
}
