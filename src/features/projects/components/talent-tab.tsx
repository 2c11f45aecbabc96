import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import type { Project, ShownRole } from '../contract.ts';
import { FilledButton } from '../filled-roles/components/filled-button.tsx';
import { InterestedPeople } from '../interests/components/interested-people.tsx';
import { RoleList } from './role-list.tsx';
import style from './talent-tab.module.css';

export type TalentTabProps = {
  project: Project;
  /** Draws the way to the job for a role. */
  roleJob: ((role: ShownRole) => ReactNode) | undefined;
  /** The way to suggestions of roles. */
  suggestRoles: ReactNode;
};

/** For the owner: the roles that the project looks for, with their conditions and the people who are interested. */
export function TalentTab({ project, roleJob, suggestRoles }: TalentTabProps) {
  const { id, roles } = project;
  const edit = (
    <ButtonLink to="/projecten/$projectId/bewerken" params={{ projectId: id }} hash="gezocht-talent">
      Rollen bewerken
    </ButtonLink>
  );
  if (roles.length === 0) {
    return (
      <EmptyState drawing="pot" title="Je zoekt nog niemand." text="Voeg de rollen toe die je project nodig heeft.">
        {suggestRoles}
        {edit}
      </EmptyState>
    );
  }
  return (
    <Card>
      <h2>Gezocht talent</h2>
      <RoleList
        roles={roles}
        acts={(role) => (
          <Row gap={12}>
            {roleJob?.(role)}
            <InterestedPeople project={project} role={role} />
            <FilledButton projectId={id} role={role} />
          </Row>
        )}
      />
      <div className={style.acts} data-print="hidden">
        <Row gap={12}>
          {edit}
          {suggestRoles}
        </Row>
      </div>
    </Card>
  );
}
