import { CheckField } from '../../../platform/web/kit/check-field.tsx';
import { TextField } from '../../../platform/web/kit/text-field.tsx';
import { formatZone } from '../../../platform/zoned-time.ts';
import type { Draft, Problems } from '../hooks/draft.ts';
import { isHomeZone } from '../hooks/zones.ts';
import style from './time-fields.module.css';

type TimeFieldsProps = { draft: Draft; problems: Problems; zone: string; change: (part: Partial<Draft>) => void };

/** Start and end; names the zone for viewers outside the home zones. */
export function TimeFields({ draft, problems, zone, change }: TimeFieldsProps) {
  return (
    <div className={style.times}>
      <TextField
        label="Starttijd *"
        name="start"
        type="time"
        aria-required
        value={draft.start}
        error={problems.start}
        onChange={(event) => change({ start: event.currentTarget.value })}
      />
      <TextField
        label="Eindtijd *"
        name="end"
        type="time"
        aria-required
        value={draft.end}
        error={problems.end}
        onChange={(event) => change({ end: event.currentTarget.value })}
      />
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
