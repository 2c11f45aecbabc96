import type { ReactNode } from 'react';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { IconClock, IconCoinEuro } from '../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { ShownRole } from '../contract.ts';
import { PlanText } from './plan-text.tsx';
import style from './role-list.module.css';

type RoleListProps = {
  roles: readonly ShownRole[];
  /** Draws what can be done about a role. */
  acts?: (role: ShownRole) => ReactNode;
};

/** The roles that a project looks for, with their conditions. */
export function RoleList({ roles, acts }: RoleListProps) {
  return (
    <ul className={style.roles}>
      {roles.map((role) => {
        const { id, roleName, description, requirements, timeCommitment, compensation, isFilled } = role;
        return (
          <li key={id} className={style.role}>
            <Stack gap={12}>
              <Row gap={8}>
                <h3>{roleName}</h3>
                {isFilled && <Badge tone="outline">Ingevuld</Badge>}
              </Row>
              <PlanText text={description} />
              {requirements !== '' && (
                <div>
                  <Text size="small" tone="muted">
                    Wat je meebrengt
                  </Text>
                  <PlanText text={requirements} />
                </div>
              )}
              {(timeCommitment !== '' || compensation !== '') && (
                <Facts>
                  {timeCommitment !== '' && (
                    <Fact icon={IconClock} label="Tijd">
                      {timeCommitment}
                    </Fact>
                  )}
                  {compensation !== '' && (
                    <Fact icon={IconCoinEuro} label="Vergoeding">
                      {compensation}
                    </Fact>
                  )}
                </Facts>
              )}
              {acts && (
                <div className={style.acts} data-print="hidden">
                  {acts(role)}
                </div>
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
