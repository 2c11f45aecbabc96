import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { IconX } from '../../../platform/web/kit/icons.tsx';
import { nameOf } from '../../profiles/texts.ts';
import type { Suggestion } from '../contract.ts';
import { useAct } from '../hooks/act.ts';
import { reasonsBesideShared, reasonsOf } from '../view/reasons.ts';
import { ConnectButton } from './connect-button.tsx';
import { PersonRow } from './person-row.tsx';

type SuggestionRowProps = {
  suggestion: Suggestion;
  /** The viewer hides it; `false` when that failed. */
  onHide: (isHidden: boolean) => void;
};

/** Somebody whom the viewer may know, and why. */
export function SuggestionRow({ suggestion, onHide }: SuggestionRowProps) {
  const { person, bio, shared } = suggestion;
  const { mutateAsync } = useAct(person);
  const name = nameOf(person);
  const reasons = (shared.count > 0 ? reasonsBesideShared(suggestion) : reasonsOf(suggestion)).slice(0, 2);

  function hide() {
    onHide(true);
    // A toast reports the failure.
    mutateAsync('dismiss').catch(() => onHide(false));
  }

  return (
    <PersonRow
      person={person}
      about={bio}
      shared={shared}
      note={
        reasons.length > 0 && (
          <ul aria-label={`Waarom ${name}`}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )
      }
      actions={
        <>
          <ConnectButton person={person} />
          <IconButton label={`${name} niet meer voorstellen`} icon={IconX} onClick={hide} />
        </>
      }
    />
  );
}
