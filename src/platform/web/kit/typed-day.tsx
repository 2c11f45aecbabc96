import { type KeyboardEvent, type Ref, useState } from 'react';
import { formatLongDay } from '../../calendar.ts';
import { parseDay } from './parse-day.ts';
import { TextField } from './text-field.tsx';

type TypedDayProps = {
  today: string;
  from: string;
  onChoose: (day: string) => void;
  onFocus: () => void;
  ref: Ref<HTMLInputElement>;
};

/** The field under a calendar in which a day is typed; Enter chooses it. */
export function TypedDay({ today, from, onChoose, onFocus, ref }: TypedDayProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function chooseByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It belongs to no form: the one around it would be sent.
    event.preventDefault();
    const day = parseDay(text, today);
    if (day === null) setProblem('Typ een datum zoals 24-12-2026.');
    else if (day < from) setProblem(from === today ? 'Kies een dag vanaf vandaag.' : `Kies een dag vanaf ${formatLongDay(from)}.`);
    else onChoose(day);
  }

  return (
    <TextField
      ref={ref}
      label="Of typ een datum"
      placeholder="dd-mm-jjjj"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={40}
      value={text}
      error={problem}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setProblem(undefined);
      }}
      onFocus={onFocus}
      onKeyDown={chooseByEnter}
    />
  );
}
