import { IconClock, IconCoinEuro } from '@tabler/icons-react';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { ProjectRole } from '../contract.ts';
import { PlanText } from './plan-text.tsx';
import style from './role-list.module.css';

/** The roles that a project looks for, with their conditions. */
export function RoleList({ roles }: { roles: readonly ProjectRole[] }) {
  return (
    <ul className={style.roles}>
      {roles.map(({ id, roleName, description, requirements, timeCommitment, compensation }) => (
        <li key={id} className={style.role}>
          <Stack gap={12}>
            <h3>{roleName}</h3>
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
          </Stack>
        </li>
      ))}
    </ul>
  );
}
