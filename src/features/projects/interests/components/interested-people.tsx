import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { SkeletonRows } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PagedList } from '../../../../platform/web/lists/paged-list.tsx';
import { ConversationLink } from '../../../profiles/components/conversation-link.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import type { Project, ShownRole } from '../../contract.ts';
import { useInterests } from '../hooks.ts';

type InterestedPeopleProps = { project: Project; role: ShownRole };

/** For the owner: how many people are interested in a role, and who they are. */
export function InterestedPeople({ project: { id: projectId, interestCounts }, role }: InterestedPeopleProps) {
  const { id: roleId, roleName, isFilled } = role;
  const [isOpen, setOpen] = useState(false);
  const count = interestCounts.find((each) => each.roleId === roleId)?.count ?? 0;
  if (count === 0) {
    if (isFilled) return null;
    return (
      <Text size="small" tone="muted">
        Nog niemand drukte hier op “Ik heb interesse”.
      </Text>
    );
  }
  const counted = count === 1 ? '1 persoon heeft interesse' : `${count} mensen hebben interesse`;
  return (
    <div>
      <Button size="small" aria-label={`${counted}: ${roleName}`} onClick={() => setOpen(true)}>
        {counted}
      </Button>
      {isOpen && (
        <Dialog title={`Interesse in “${roleName}”`} hasCloseButton onClose={() => setOpen(false)}>
          <People projectId={projectId} roleId={roleId} />
        </Dialog>
      )}
    </div>
  );
}

function People(role: { projectId: string; roleId: string }) {
  return (
    <PagedList
      list={useInterests(role)}
      label="Mensen met interesse"
      keyOf={({ person }) => person.id}
      layout="lines"
      size="line"
      words={{ more: 'Meer laden', moreFailed: 'Meer laden is niet gelukt.', failed: 'De lijst kon niet worden geladen.' }}
      skeleton={<SkeletonRows count={3} />}
      empty={<Text tone="muted">Niemand heeft nog interesse.</Text>}
    >
      {({ person, createdAt }) => (
        <Row gap={12} isFirstWide>
          <PersonLink person={person}>
            <Text size="small" tone="muted">
              {formatDate(createdAt)}
            </Text>
          </PersonLink>
          <ConversationLink personId={person.id} size="small">
            Bericht
          </ConversationLink>
        </Row>
      )}
    </PagedList>
  );
}
