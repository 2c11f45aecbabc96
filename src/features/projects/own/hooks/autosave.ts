import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readRefusal } from '../../../../platform/web/data/api-failure.ts';

/** After the last key, and after a save that got no answer. */
const [pauseMilliseconds, againMilliseconds] = [3_000, 10_000];

export type AutosaveState =
  | { is: 'idle' | 'saving' | 'incomplete' | 'unanswered' }
  | { is: 'saved'; at: number }
  /** Why the server refused it. */
  | { is: 'refused'; reason: string };

type AutosaveOptions<Values> = {
  values: Values;
  /** Whether the form may save by itself now. */
  isOn: boolean;
  /** Returns false when the values can't be saved as they are; throws the refusal. */
  save: (values: Values) => Promise<boolean>;
  /** Whether the screen deals with a refusal in another way. */
  handle: (code: string) => boolean;
};

/** Saves a form by itself a few seconds after the last change, one save at a time. */
export function useAutosave<Values extends object>({ values, isOn, save, handle }: AutosaveOptions<Values>) {
  const text = JSON.stringify(values);
  const saved = useRef(text);
  const isSaving = useRef(false);
  const [state, setState] = useState<AutosaveState>({ is: 'idle' });
  const [round, setRound] = useState({ number: 0, pause: pauseMilliseconds });

  const next = (pause: number) => setRound(({ number }) => ({ number: number + 1, pause }));

  const run = useEffectEvent(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setState({ is: 'saving' });
    const sent = text;
    try {
      const isSaved = await save(values);
      if (isSaved) saved.current = sent;
      setState(isSaved ? { is: 'saved', at: Date.now() } : { is: 'incomplete' });
      if (isSaved) next(pauseMilliseconds);
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal === null) {
        setState({ is: 'unanswered' });
        next(againMilliseconds);
      } else {
        setState(handle(refusal.code) ? { is: 'idle' } : { is: 'refused', reason: refusal.message });
      }
    } finally {
      isSaving.current = false;
    }
  });

  useEffect(() => {
    if (!isOn) return undefined;
    if (text === saved.current) {
      // The text that couldn't be saved was taken back.
      setState((now) => (now.is === 'incomplete' || now.is === 'refused' ? { is: 'idle' } : now));
      return undefined;
    }
    const timer = setTimeout(() => void run(), round.pause);
    return () => clearTimeout(timer);
  }, [text, isOn, round]);

  return {
    state,
    /** These values are the saved ones. */
    begin(from: Values) {
      saved.current = JSON.stringify(from);
      setState({ is: 'idle' });
    },
  };
}
