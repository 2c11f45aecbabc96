import { useEffect, useRef, useState } from 'react';
import { typingMilliseconds } from '../browser/use-debounced.ts';

/**
 * Holds the typed text filters of a list. `write` puts them in the address once typing pauses; another address, by
 * the back button or a link, is what the fields show.
 */
export function useTyped<Name extends string>(
  address: Record<Name, string>,
  write: (texts: Record<Name, string>) => void,
): [typed: Record<Name, string>, type: (part: Partial<Record<Name, string>>) => void] {
  const [typed, setTyped] = useState(address);
  // What the fields hold, also while several of them are told at once.
  const latest = useRef(address);
  const written = useRef(JSON.stringify(address));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = JSON.stringify(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the same as long as its texts are.
  useEffect(() => {
    if (written.current === now) return;
    written.current = now;
    latest.current = address;
    setTyped(address);
  }, [now]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return [
    typed,
    (part) => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const texts = trimmed(next);
        written.current = JSON.stringify(texts);
        write(texts);
      }, typingMilliseconds);
    },
  ];
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return { ...texts, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) };
}
