import { useState } from 'react';

/**
 * What a field shows that is saved as it is chosen: the choice from the moment it is made, what is stored once it is
 * settled. What a mutation says of itself comes a moment later: until then React would put the field back.
 */
export function useChosen<T>(stored: T) {
  const [chosen, setChosen] = useState<{ value: T } | null>(null);
  return {
    shown: chosen === null ? stored : chosen.value,
    choose: (value: T) => setChosen({ value }),
    settle: () => setChosen(null),
  };
}
