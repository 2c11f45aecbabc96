import { formatEuros } from '../../../../platform/web/format/numbers.ts';
import type { RateSum } from '../policy.ts';
import style from './rate-result.module.css';

type RateResultProps = {
  rate: RateSum['rate'];
  /** Whether a field holds an invalid value, which the rate leaves out. */
  isStale: boolean;
};

/** The day rate, which stays visible while the fields scroll. */
export function RateResult({ rate, isStale }: RateResultProps) {
  return (
    <div className={style.rate} aria-live="polite">
      <p className={style.label}>{rate === null ? 'Geen dag om te factureren' : 'Je dagtarief, zonder btw'}</p>
      {rate === null ? (
        <p>Je vrije dagen vullen het hele jaar. Verlaag er een paar: dan is er iets om te verdelen.</p>
      ) : (
        <p className={style.amounts}>
          <span className={style.amount}>{formatEuros(rate.day)}</span> <span>{formatEuros(rate.hour)} per uur</span>
        </p>
      )}
      {isStale ? <p className={style.stale}>Eén veld of meer telt nog niet mee.</p> : null}
    </div>
  );
}
