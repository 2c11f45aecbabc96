import { formatDate } from '../../../platform/web/format/dates.ts';
import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import { type MilestoneStatus, milestoneLabels } from '../milestones/policy.ts';
import type { ShownPlan } from '../plan/contract.ts';
import { formatEarlierDay } from '../view/days.ts';
import style from './milestones-section.module.css';
import { PlanText } from './plan-text.tsx';

const tones = { planned: 'outline', reached: 'leaf', later: 'waiting', dropped: 'plain' } as const;

/** The milestones as a stem that grows downwards, with a leaf for each that was reached; moved ones show their earlier dates. */
export function MilestonesSection({ plan: { milestones, roadmap } }: { plan: ShownPlan }) {
  const inOrder = milestones.toSorted((one, other) => Date.parse(one.dueOn) - Date.parse(other.dueOn));
  return (
    <Section id="mijlpalen" title="Mijlpalen">
      {inOrder.length > 0 && (
        <ol className={style.stem}>
          {inOrder.map(({ id, title, dueOn, status, earlierDates }) => (
            <li key={id} className={style.milestone} data-status={status}>
              <Mark status={status} />
              <p className={style.date}>
                <time dateTime={dueOn}>{formatDate(dueOn)}</time>
                {earlierDates.length > 0 && (
                  <span className={style.earlier}>
                    was {earlierDates.map((earlier) => formatEarlierDay(earlier, dueOn)).join(', toen ')}
                  </span>
                )}
                <Badge tone={tones[status]}>{milestoneLabels[status]}</Badge>
              </p>
              <p className={style.title}>{title}</p>
            </li>
          ))}
        </ol>
      )}
      <PlanText title={inOrder.length > 0 ? 'Daarna' : undefined} text={roadmap} />
    </Section>
  );
}

/** A leaf on the stem; a bud for what is still to come. */
function Mark({ status }: { status: MilestoneStatus }) {
  return (
    <svg className={style.mark} viewBox="0 0 40 32" aria-hidden="true">
      {status === 'reached' ? (
        <>
          <path className={style.leaf} d="M8 24C9 9 20 2 38 3C38 18 26 27 8 24Z" />
          <path className={style.vein} d="M8 24C15 18 21 13 29 9" />
        </>
      ) : (
        <circle className={style.bud} cx="8" cy="16" r="6" />
      )}
    </svg>
  );
}
