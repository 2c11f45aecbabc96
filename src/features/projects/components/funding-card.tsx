import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/web/format/dates.ts';
import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { formatPercent } from '../../../platform/web/format/percent.ts';
import { Card } from '../../../platform/web/kit/card.tsx';
import { KeepFocus } from '../../../platform/web/kit/keep-focus.tsx';
import { Progress } from '../../../platform/web/kit/progress.tsx';
import type { Project } from '../contract.ts';
import { progressOf } from '../policy.ts';
import style from './funding-card.module.css';

type FundingCardProps = {
  project: Project;
  /** The way to what only admitted people read. */
  access: ReactNode;
  /** The buttons for it, from tablets on. */
  children: ReactNode;
};

/** How far the funding is, in the owner's own figures. */
export function FundingCard({ project, access, children }: FundingCardProps) {
  const { raisedAmount, targetAmount, raisedStatedAt } = project;
  const rows = [
    {
      label: 'Opgehaald',
      amount: raisedAmount,
      note: raisedStatedAt === null ? null : `opgegeven op ${formatDate(raisedStatedAt)}`,
    },
    { label: 'Doel', amount: targetAmount, note: null },
    { label: 'Nog nodig', amount: Math.max(targetAmount - raisedAmount, 0), note: null },
  ];
  return (
    <Card as="section" aria-label="Stand van de financiering">
      <Progress
        label="Voortgang"
        value={raisedAmount}
        goal={targetAmount}
        format={formatEuros}
        percent={formatPercent(progressOf(project))}
      />
      <dl className={style.amounts}>
        {rows.map(({ label, amount, note }) => (
          <div key={label} className={style.amount}>
            <dt className={style.label}>{label}</dt>
            <dd className={style.value}>{formatEuros(amount)}</dd>
            {note !== null && <dd className={style.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {children && <div className={style.acts}>{children}</div>}
      {access && (
        <div className={style.access}>
          <KeepFocus gap={12}>{access}</KeepFocus>
        </div>
      )}
    </Card>
  );
}
