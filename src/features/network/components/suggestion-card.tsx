import { IconX } from '@tabler/icons-react';
import buttons from '../../../platform/web/kit/button.module.css';
import menu from '../../../platform/web/kit/dots-menu.module.css';
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
        <button
          type="button"
          className={menu.dots}
          aria-label={`${name} niet meer voorstellen`}
          onClick={(event) => act('dismiss', event.currentTarget)}
        >
          <IconX size={20} aria-hidden />
        </button>
      }
      actions={
        <button
          type="button"
          className={buttons.secondary}
          aria-label={`Verbinden met ${name}`}
          onClick={(event) => act('request', event.currentTarget)}
        >
          Verbinden
        </button>
      }
    />
  );
}
