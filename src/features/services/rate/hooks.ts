import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { writeNumber } from '../../../platform/web/forms/parse-number.ts';
import { type Country, fieldNames, type RateField, type RateInput, rateRules, readRateField, readRateInput } from './policy.ts';

const place = '/diensten/start2freelance';

/** Typing fills the history with nothing: the address follows when it pauses. */
const pauseMilliseconds = 400;

/** As they are being typed; a field that isn't here shows its number. */
type Texts = Partial<Record<RateField, string>>;

/**
 * What stands in the calculator's fields, and the last input that could be read from them. The address of the page
 * follows what is typed, and the fields follow the address when somebody goes back.
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
    /** Fields whose text is no number that they take. */
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
    /** What was filled in before the page worked. */
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
    /** Another country, with its holidays; a step to which one can go back. */
    async choose(land: Country) {
      const next = { ...input, land, feestdagen: rateRules.countries[land].holidays };
      setInput(next);
      setTexts({ ...texts, feestdagen: undefined });
      // What was typed a moment ago belongs to the step that one goes back to.
      if (timer.current !== undefined) await show(input, true);
      await show(next, false);
    },
  };
}
