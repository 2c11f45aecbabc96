import { CheckField } from '../../../platform/web/kit/check-field.tsx';
import { TimeField } from '../../../platform/web/kit/time-field.tsx';
import { formatZone } from '../../../platform/zoned-time.ts';
import type { Draft, Problems } from '../view/draft.ts';
import { isHomeZone } from '../view/zones.ts';
import style from './time-fields.module.css';

type TimeFieldsProps = { draft: Draft; problems: Problems; zone: string; change: (part: Partial<Draft>) => void };

/** Start and end; names the zone for viewers outside the home zones. */
export function TimeFields({ draft, problems, zone, change }: TimeFieldsProps) {
  return (
    <div className={style.times}>
      <TimeField
        label="Starttijd *"
        name="start"
        isRequired
        value={draft.start}
        error={problems.start}
        onChange={(start) => change({ start })}
      />
      <TimeField label="Eindtijd *" name="end" isRequired value={draft.end} error={problems.end} onChange={(end) => change({ end })} />
      {draft.planned?.endsNextDay && (
        <div className={style.wide}>
          <CheckField
            label="Eindigt de volgende dag"
            checked={draft.endsNextDay}
            onChange={(event) => change({ endsNextDay: event.currentTarget.checked })}
          />
        </div>
      )}
      {!isHomeZone(zone) && <p className={style.zone}>Vul de {formatZone(zone)} in.</p>}
    </div>
  );
}
