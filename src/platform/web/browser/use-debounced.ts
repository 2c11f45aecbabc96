import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for `milliseconds`, so that typing doesn't send a call per key. Compares as JSON. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal value built anew by a render must not restart the timer.
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}
