import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import type { Project } from '../contract.ts';
import { RoleList } from './role-list.tsx';

/** For the owner: the roles that the project looks for, with their conditions. */
export function TalentTab({ project: { id, roles } }: { project: Project }) {
  const edit = (
    <ButtonLink to="/projecten/$projectId/bewerken" params={{ projectId: id }}>
      Rollen bewerken
    </ButtonLink>
  );
  if (roles.length === 0) {
    return (
      <EmptyState drawing="pot" title="Je zoekt nog niemand." text="Voeg de rollen toe die je project nodig heeft.">
        {edit}
      </EmptyState>
    );
  }
  return (
    <Card>
      <h2>Gezocht talent</h2>
      <RoleList roles={roles} />
      <div data-print="hidden">{edit}</div>
    </Card>
  );
}
