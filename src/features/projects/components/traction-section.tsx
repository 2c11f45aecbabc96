import { formatDate } from '../../../platform/web/format/dates.ts';
import { formatNumber } from '../../../platform/web/format/numbers.ts';
import { Section } from '../../../platform/web/kit/section.tsx';
import type { ShownPlan } from '../plan/contract.ts';
import { PlanText } from './plan-text.tsx';
import style from './traction-section.module.css';

/** The evidence that it works: figures and results. */
export function TractionSection({ plan: { metrics, traction, mvpResults } }: { plan: ShownPlan }) {
  return (
    <Section id="tractie" title="Tractie">
      {metrics.length > 0 && (
        <dl className={style.metrics}>
          {metrics.map(({ label, value, unit, measuredOn }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures may be the same, and they never move.
            <div key={place} className={style.metric}>
              <dt className={style.label}>{label}</dt>
              <dd className={style.value}>
                {formatNumber(value)}
                {unit !== '' && <span className={style.unit}> {unit}</span>}
              </dd>
              {measuredOn !== null && <dd className={style.label}>op {formatDate(measuredOn)}</dd>}
            </div>
          ))}
        </dl>
      )}
      <PlanText text={traction} />
      <PlanText title="Resultaten van de MVP" text={mvpResults} />
    </Section>
  );
}
