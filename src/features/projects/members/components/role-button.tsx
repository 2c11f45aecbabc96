import { useState } from 'react';
import { useLoadedEarly } from '../../../../platform/web/browser/on-demand.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { TextDialog } from '../../../../platform/web/kit/text-dialog.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { Member } from '../contract.ts';
import { useAskMember } from '../hooks.ts';
import { memberLimits } from '../policy.ts';

/** Changes the function for which somebody is asked, until they agree to it. */
export function RoleButton({ projectId, person }: { projectId: string; person: Member }) {
  const [isWriting, setWriting] = useState(false);
  const { mutate, isPending } = useAskMember(projectId, 'Functie gewijzigd');
  useLoadedEarly(TextDialog);
  const { id: personId, role } = person;
  const name = nameOf(person);
  const label = 'Functie wijzigen';
  const close = () => setWriting(false);
  return (
    <>
      <Button size="small" tone="quiet" aria-label={`${label}: ${name}`} onClick={() => setWriting(true)}>
        {label}
      </Button>
      {isWriting && (
        <TextDialog
          title={label}
          text={`${name} antwoordt op de functie die hier staat.`}
          label="Functie in het project"
          initial={role}
          missing="Vul de functie in het project in."
          rows={1}
          maxLength={memberLimits.role}
          confirmLabel="Opslaan"
          isBusy={isPending}
          onConfirm={(words) => mutate({ personId, name, role: words.replace(/\s+/g, ' ') }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}
