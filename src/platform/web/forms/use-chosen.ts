import { useState } from 'react';

/**
 * The value of a field that is saved as soon as it is chosen: the choice while it is being saved, the stored value
 * afterwards. A mutation reports its own state a moment later; until then React would reset the field.
 */
export function useChosen<T>(stored: T) {
  const [chosen, setChosen] = useState<{ value: T } | null>(null);
  return {
    shown: chosen === null ? stored : chosen.value,
    choose: (value: T) => setChosen({ value }),
    settle: () => setChosen(null),
  };
}
