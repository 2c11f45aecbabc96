import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Fold } from '../../../../platform/web/kit/fold.tsx';
import { Grid, Stack } from '../../../../platform/web/kit/layout.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import type { ProjectRole } from '../../../projects/contract.ts';
import { limits } from '../../../projects/policy.ts';
import type { RoleDraft } from '../view/role-drafts.ts';
import style from './suggested-roles.module.css';

type RoleDraftCardProps = { draft: RoleDraft; place: number; problem: string | undefined; onChange: (draft: RoleDraft) => void };

/** One suggested role: whether to add it, why this project needs it, and its texts, which can be changed first. */
export function RoleDraftCard({ draft, place, problem, onChange }: RoleDraftCardProps) {
  const { role, reason, fact, isChosen } = draft;
  const field = (name: Exclude<keyof ProjectRole, 'id'>, label: string, maxLength: number) => ({
    name: `roles.${place}.${name}`,
    label,
    maxLength,
    autoComplete: 'off',
    value: role[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...draft, role: { ...role, [name]: event.currentTarget.value } }),
  });
  return (
    <li className={style.role}>
      <Stack gap={12}>
        <CheckField
          label={role.roleName.trim() || 'Rol zonder naam'}
          hint={reason}
          checked={isChosen}
          onChange={({ currentTarget }) => onChange({ ...draft, isChosen: currentTarget.checked })}
        />
        <blockquote className={style.fact}>
          <p>{fact.text}</p>
          <footer>{fact.label}</footer>
        </blockquote>
        <Fold title="Bekijken en aanpassen" note={role.timeCommitment} isFilled={problem !== undefined}>
          <Stack gap={16}>
            <TextField {...field('roleName', 'Naam van de rol', limits.roleName)} error={problem} />
            <Grid gap={16} columns={2} align="start">
              <TextField {...field('timeCommitment', 'Tijd', limits.roleCondition)} />
              <TextField
                {...field('compensation', 'Vergoeding', limits.roleCondition)}
                hint="Bijvoorbeeld: “Aandelen” of “€ 3.000 per maand”."
              />
            </Grid>
            <TextAreaField {...field('description', 'Wat ga je doen?', limits.roleText)} />
            <TextAreaField {...field('requirements', 'Wat breng je mee?', limits.roleText)} />
          </Stack>
        </Fold>
      </Stack>
    </li>
  );
}
