import { useState } from 'react';
import { useLoadedEarly } from '../../../../platform/web/browser/on-demand.tsx';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { TextDialog } from '../../../../platform/web/kit/text-dialog.tsx';
import { useMe } from '../../../profiles/hooks.ts';
import type { Project } from '../../contract.ts';
import { ownerNameOf } from '../../texts.ts';
import { useAskAccess } from '../hooks.ts';
import { admissionLimits } from '../policy.ts';

/** Asks the owner for access, with a few words; visitors are shown the way to sign in. */
export function AskAccessButton({ project: { id, owner } }: { project: Project }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAskAccess(id, ownerNameOf(owner));
  const label = 'Vraag toegang';
  useLoadedEarly(TextDialog);
  if (useMe() === null) {
    return (
      <ButtonLink to="/auth" search={{ next: `/projecten/${id}` }}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      {isAsking && (
        <TextDialog
          title="Toegang vragen"
          text={`${ownerNameOf(owner)} krijgt je verzoek en je profiel te zien.`}
          label="Waarom wil je meelezen?"
          hint="Dit mag je leeg laten."
          rows={3}
          maxLength={admissionLimits.note}
          confirmLabel="Verzoek versturen"
          isBusy={isPending}
          onConfirm={(note) => mutate(note, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
