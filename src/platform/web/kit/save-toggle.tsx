import { useState } from 'react';
import { Button } from './buttons.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { IconBookmark, IconBookmarkFilled } from './icons.tsx';

type SaveToggleProps = {
  /** Of what is saved. */
  name: string;
  /** Undefined until it is known. */
  isSaved: boolean | undefined;
  /** A note would go with it, so that removing it asks first. */
  hasNote: boolean;
  /** A sign alone, for cards. */
  isSmall: boolean;
  onToggle: (isSaved: boolean) => void;
};

/** Saves one thing for the viewer alone, or removes it. */
export function SaveToggle({ name, isSaved, hasNote, isSmall, onToggle }: SaveToggleProps) {
  const [isAsking, setAsking] = useState(false);
  const Sign = isSaved ? IconBookmarkFilled : IconBookmark;
  const state = { 'aria-pressed': isSaved ?? false, disabled: isSaved === undefined };

  function toggle() {
    if (hasNote) setAsking(true);
    else onToggle(!isSaved);
  }

  return (
    <>
      {isSmall ? (
        <IconButton label={`Bewaren: ${name}`} icon={Sign} tone="secondary" size="small" {...state} onClick={toggle} />
      ) : (
        <Button {...state} onClick={toggle}>
          <Sign size={18} stroke={1.75} aria-hidden />
          {isSaved ? 'Bewaard' : 'Bewaren'}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Niet meer bewaren?"
          confirmLabel="Weghalen"
          isDanger
          onConfirm={() => onToggle(false)}
          onClose={() => setAsking(false)}
        >
          <p>Je notitie bij “{name}” verdwijnt mee.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
