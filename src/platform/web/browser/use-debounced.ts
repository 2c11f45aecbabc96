import { useEffect, useState } from 'react';

/** Long enough for the next letter, short enough not to be noticed. */
export const typingMilliseconds = 250;

/** Returns a value once typing pauses, so that it doesn't send a call per key. Compares as JSON. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal value built anew by a render must not restart the timer.
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
