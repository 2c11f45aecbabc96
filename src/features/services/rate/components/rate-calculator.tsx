import { useEffect, useRef } from 'react';
import { formatPlainNumber } from '../../../../platform/plain-number.ts';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { useRate } from '../hooks.ts';
import { type Country, calculateRate, type RateField, rateBounds, rateRules } from '../policy.ts';
import { NumberField } from './number-field.tsx';
import style from './rate-calculator.module.css';
import { RateResult } from './rate-result.tsx';
import { RateSum } from './rate-sum.tsx';

type Words = { field: RateField; label: string; unit: string; hint?: string };

const money: Words[] = [
  { field: 'inkomen', label: 'Netto per maand', unit: '€', hint: 'Wat je wilt overhouden om van te leven, twaalf maanden lang.' },
  { field: 'lasten', label: 'Belasting en bijdragen', unit: '%' },
  { field: 'kosten', label: 'Kosten per jaar', unit: '€', hint: 'Computer, software, boekhouder, verzekeringen, vervoer, werkplek.' },
  { field: 'buffer', label: 'Pensioen en buffer', unit: '%', hint: 'Bovenop je winst, voor later en voor magere maanden.' },
];

const days: Words[] = [
  { field: 'feestdagen', label: 'Feestdagen', unit: 'dagen' },
  { field: 'vakantie', label: 'Vakantie', unit: 'dagen' },
  { field: 'ziekte', label: 'Ziekte', unit: 'dagen' },
  { field: 'opleiding', label: 'Opleiding', unit: 'dagen' },
  { field: 'werving', label: 'Klanten en papier', unit: 'dagen', hint: 'Werven, offertes, administratie.' },
  { field: 'uren', label: 'Uren per dag', unit: 'uur' },
];

const countries: Country[] = ['be', 'nl'];

/** Calculates a day rate from a desired income. Without JavaScript the form reloads the page with the result. */
export function RateCalculator() {
  const { input, textOf, wrong, type, choose, takeUp } = useRate();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  // Only once, at hydration: afterwards each field reports its own changes.
  const atFirst = useRef(takeUp);
  useEffect(() => {
    if (form.current !== null) atFirst.current(new FormData(form.current));
  }, []);
  const sum = calculateRate(input);
  const country = rateRules.countries[input.land];

  const fieldOf = ({ field, label, unit, hint }: Words) => {
    const { least, most } = rateBounds[field];
    const error = wrong.includes(field) ? `Vul een heel getal in van ${least} tot ${formatPlainNumber(most)}.` : undefined;
    const charges = field === 'lasten' ? `Een aanname. Vul in wat je boekhouder zegt: ${country.charges}.` : hint;
    const words = { label, unit, hint: charges, error };
    return <NumberField key={field} name={field} {...words} text={textOf(field)} onType={(text) => type(field, text)} />;
  };

  return (
    <form
      ref={form}
      method="get"
      action="#dagtarief"
      className={style.whole}
      noValidate={isHydrated}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={style.calculator}>
        <RateResult rate={sum.rate} isStale={wrong.length > 0} />
        <div className={style.fields}>
          <fieldset className={style.countries}>
            <legend>Waar ben je ondernemer?</legend>
            {countries.map((land) => (
              <label key={land}>
                <input type="radio" name="land" value={land} checked={input.land === land} onChange={() => void choose(land)} />
                {rateRules.countries[land].name}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>Wat je nodig hebt</legend>
            <div className={style.list}>{money.map(fieldOf)}</div>
          </fieldset>
          <fieldset>
            <legend>Dagen die geen klant betaalt</legend>
            <div className={style.pair}>{days.map(fieldOf)}</div>
          </fieldset>
          <noscript>
            <Button type="submit" tone="primary">
              Bereken
            </Button>
          </noscript>
        </div>
      </div>
      <RateSum sum={sum} input={input} />
    </form>
  );
}
