import { Button } from '../../../platform/web/kit/buttons.tsx';
import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { IconX } from '../../../platform/web/kit/icons.tsx';
import type { Suggestion } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { focusNext } from '../view/focus-next.ts';
import { nameOf } from '../view/names.ts';
import type { Act } from '../view/patches.ts';
import { reasonsOf } from '../view/reasons.ts';
import { PersonCard } from './person-card.tsx';

/** Somebody whom the viewer may know, and why. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { person } = suggestion;
  const { mutate } = useAct(person);
  const name = nameOf(person);

  function act(what: Act, button: HTMLButtonElement) {
    focusNext(button);
    mutate(what);
  }

  return (
    <PersonCard
      person={person}
      note={
        <ul aria-label={`Waarom ${name}`}>
          {reasonsOf(suggestion)
            .slice(0, 2)
            .map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
        </ul>
      }
      corner={
        <IconButton
          size="small"
          label={`${name} niet meer voorstellen`}
          icon={IconX}
          onClick={(event) => act('dismiss', event.currentTarget)}
        />
      }
      actions={
        <Button aria-label={`Verbinden met ${name}`} onClick={(event) => act('request', event.currentTarget)}>
          Verbinden
        </Button>
      }
    />
  );
}
