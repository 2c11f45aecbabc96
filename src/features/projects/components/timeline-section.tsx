import { formatDate } from '../../../platform/web/format/dates.ts';
import { Section } from '../../../platform/web/kit/section.tsx';
import type { Project } from '../contract.ts';
import style from './timeline-section.module.css';

/** When it starts and ends, and since when it is here. */
export function TimelineSection({ project: { startDate, endDate, createdAt } }: { project: Project }) {
  const moments = [
    { label: 'Start', at: startDate },
    { label: 'Einde', at: endDate },
    { label: 'Aangemaakt', at: createdAt },
  ];
  return (
    <Section id="tijdlijn" title="Tijdlijn">
      <dl className={style.moments}>
        {moments.map(({ label, at }) =>
          at === null ? null : (
            <div key={label}>
              <dt className={style.label}>{label}</dt>
              <dd>
                <time dateTime={at}>{formatDate(at)}</time>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}
