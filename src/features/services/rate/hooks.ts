import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { writeNumber } from '../../../platform/web/forms/parse-number.ts';
import { type Country, fieldNames, type RateField, type RateInput, rateRules, readRateField, readRateInput } from './policy.ts';

const place = '/diensten/start2freelance';

/** Debounces typing before the address changes, so that not every key press replaces it. */
const pauseMilliseconds = 400;

/** The texts being typed. A field without one shows its number. */
type Texts = Partial<Record<RateField, string>>;

/**
 * The texts in the calculator's fields, and the last valid input read from them. The address of the page follows
 * the typing, and the fields follow the address when the user goes back.
 */
export function useRate() {
  const search = useSearch({ from: place });
  const navigate = useNavigate({ from: place });
  const [input, setInput] = useState(() => readRateInput(search));
  const [texts, setTexts] = useState<Texts>({});
  const shown = useRef(JSON.stringify(search));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const now = JSON.stringify(search);
    if (now === shown.current) return;
    shown.current = now;
    clearTimeout(timer.current);
    setInput(readRateInput(search));
    setTexts({});
  }, [search]);

  function show(next: RateInput, replace: boolean): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    shown.current = JSON.stringify(next);
    return navigate({ search: next, hash: true, replace, resetScroll: false });
  }

  return {
    input,
    textOf: (field: RateField) => texts[field] ?? writeNumber(input[field]),
    /** Fields whose text is not a number within their bounds. */
    wrong: fieldNames.filter((field) => texts[field] !== undefined && readRateField(field, texts[field]) === undefined),
    type(field: RateField, text: string) {
      setTexts({ ...texts, [field]: text });
      const number = readRateField(field, text);
      if (number === undefined) return;
      const next = { ...input, [field]: number };
      setInput(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void show(next, true), pauseMilliseconds);
    },
    /** Takes over values that were typed before hydration. */
    takeUp(form: FormData) {
      const written = fieldNames.map((field) => [field, String(form.get(field) ?? '')] as const);
      const filled = written.filter(([field, text]) => text !== writeNumber(input[field]));
      const land = form.get('land') === 'nl' ? 'nl' : 'be';
      if (filled.length === 0 && land === input.land) return;
      const numbers = filled.flatMap(([field, text]) => {
        const number = readRateField(field, text);
        return number === undefined ? [] : [[field, number] as const];
      });
      const next = { ...input, land, ...Object.fromEntries(numbers) } satisfies RateInput;
      setTexts(Object.fromEntries(filled));
      setInput(next);
      void show(next, true);
    },
    /** Switches to another country and its holidays, as a history entry of its own. */
    async choose(land: Country) {
      const next = { ...input, land, feestdagen: rateRules.countries[land].holidays };
      setInput(next);
      setTexts({ ...texts, feestdagen: undefined });
      // A pending change belongs to the previous history entry, so it is written before the country changes.
      if (timer.current !== undefined) await show(input, true);
      await show(next, false);
    },
  };
}
