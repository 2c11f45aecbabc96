import { Button } from '../../../platform/web/kit/buttons.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { NetworkPerson } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { focusNext } from '../view/focus-next.ts';

/** Asks the person of a row to connect. The row goes with the press, so focus moves on. */
export function ConnectButton({ person }: { person: NetworkPerson }) {
  const { mutate } = useAct(person);
  return (
    <Button
      size="small"
      aria-label={`Verbinden met ${nameOf(person)}`}
      onClick={(event) => {
        focusNext(event.currentTarget);
        mutate('request');
      }}
    >
      Verbinden
    </Button>
  );
}
