import { formatDate } from '../../../platform/web/format/dates.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { ListedPerson } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { focusNext } from '../view/focus-next.ts';
import type { Act } from '../view/patches.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';

/** A request that waits for an answer, of the viewer or of the other. */
export function RequestRow({ person, shared, since, isReceived }: ListedPerson & { isReceived: boolean }) {
  const { mutate } = useAct(person);
  const name = nameOf(person);

  function act(what: Act, button: HTMLButtonElement) {
    focusNext(button);
    mutate(what);
  }

  return (
    <PersonRow
      person={person}
      note={`${isReceived ? 'Ontvangen' : 'Verzonden'} op ${formatDate(since)}`}
      shared={shared}
      actions={
        isReceived ? (
          <>
            <Button
              size="small"
              tone="primary"
              aria-label={`Accepteren: verzoek van ${name}`}
              onClick={(event) => act('accept', event.currentTarget)}
            >
              Accepteren
            </Button>
            <Button size="small" aria-label={`Afwijzen: verzoek van ${name}`} onClick={(event) => act('decline', event.currentTarget)}>
              Afwijzen
            </Button>
            <PersonMenu person={person} isConnected={false} onAct={act} />
          </>
        ) : (
          <Button size="small" aria-label={`Intrekken: verzoek aan ${name}`} onClick={(event) => act('withdraw', event.currentTarget)}>
            Intrekken
          </Button>
        )
      }
    />
  );
}
