import { useState } from 'react';
import { useLoadedEarly } from '../../../../platform/web/browser/on-demand.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { TextDialog } from '../../../../platform/web/kit/text-dialog.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { ListedMember } from '../contract.ts';
import { useChangeRole } from '../hooks.ts';
import { memberLimits } from '../policy.ts';

/** Changes the function of somebody in the team, or for which they are asked. */
export function RoleButton({ projectId, member: { person, state } }: { projectId: string; member: ListedMember }) {
  const [isWriting, setWriting] = useState(false);
  const { mutate, isPending } = useChangeRole(projectId);
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
          text={
            state === 'asked'
              ? `${name} antwoordt op de functie die hier staat.`
              : `De nieuwe functie staat meteen bij je project. ${name} krijgt er een melding van.`
          }
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
