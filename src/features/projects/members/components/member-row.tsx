import { useState } from 'react';
import { Badge } from '../../../../platform/web/kit/badge.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { ListedMember } from '../contract.ts';
import { useRemoveMember } from '../hooks.ts';
import style from './members.module.css';
import { RoleButton } from './role-button.tsx';

type MemberRowProps = { projectId: string; member: ListedMember };

/** A member of one's own team, or somebody who was asked, with the way to remove them. */
export function MemberRow({ projectId, member }: MemberRowProps) {
  const { person, state } = member;
  const [isAsking, setAsking] = useState(false);
  const isAsked = state === 'asked';
  const { mutate, isPending } = useRemoveMember(projectId, isAsked ? 'Vraag ingetrokken' : 'Teamlid verwijderd');
  const name = nameOf(person);
  const label = isAsked ? 'Intrekken' : 'Verwijderen';
  return (
    // Two buttons leave a phone no room for a name beside them.
    <Row gap={12} justify="between">
      <PersonLink person={person}>
        <Text size="small">{person.role}</Text>
        {isAsked && <Badge tone="waiting">Gevraagd</Badge>}
      </PersonLink>
      <div className={style.acts}>
        <RoleButton projectId={projectId} member={member} />
        <Button
          size="small"
          tone="quietDanger"
          disabled={isPending}
          aria-label={`${label}: ${name}`}
          onClick={() => (isAsked ? mutate({ personId: person.id, name }) : setAsking(true))}
        >
          {label}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`${name} uit het team halen?`}
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => mutate({ personId: person.id, name })}
          onClose={() => setAsking(false)}
        >
          {name} verdwijnt meteen van de pagina van je project.
        </ConfirmDialog>
      )}
    </Row>
  );
}
