import { formatDate } from '../../../../platform/web/format/dates.ts';
import { formatEuros, formatNumber } from '../../../../platform/web/format/numbers.ts';
import { type RateInput, rateRules, type RateSum as Sum } from '../policy.ts';
import style from './rate-sum.module.css';

/** Every step of the calculation, from the desired income to the rate. */
export function RateSum({ sum, input }: { sum: Sum; input: RateInput }) {
  const { rate } = sum;
  const rows: { label: string; value: string; isTotal?: true }[] = [
    { label: 'Netto per jaar (12 maanden)', value: formatEuros(sum.net) },
    { label: `Belasting en bijdragen (${input.lasten}% van je winst)`, value: `+ ${formatEuros(sum.charges)}` },
    { label: `Pensioen en buffer (${input.buffer}% bovenop je winst)`, value: `+ ${formatEuros(sum.buffer)}` },
    { label: 'Kosten', value: `+ ${formatEuros(sum.costs)}` },
    { label: 'Omzet die je nodig hebt', value: formatEuros(sum.revenue), isTotal: true },
    { label: `Weekdagen (${rateRules.weeks} weken van ${rateRules.daysPerWeek} dagen)`, value: formatNumber(sum.workingDays) },
    { label: 'Dagen zonder klant', value: `− ${formatNumber(sum.daysOff)}` },
    { label: 'Dagen die je factureert', value: formatNumber(sum.billableDays), isTotal: true },
  ];
  if (rate !== null) {
    rows.push(
      { label: 'Omzet gedeeld door dagen, naar boven afgerond', value: `${formatEuros(rate.day)} per dag`, isTotal: true },
      { label: `Gedeeld door ${input.uren} uur, naar boven afgerond`, value: `${formatEuros(rate.hour)} per uur` },
    );
  }
  return (
    <div className={style.steps}>
      <table className={style.sum}>
        <caption>Zo is het gerekend</caption>
        <tbody>
          {rows.map(({ label, value, isTotal }) => (
            <tr key={label} data-total={isTotal}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.note}>
        Rekenregels van {formatDate(rateRules.setOn)}. De percentages en dagen zijn aannames om mee te beginnen, geen tarieven uit de wet:
        pas ze aan. Btw komt er nog bij.
      </p>
    </div>
  );
}
