import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TextDialog } from '../../../../platform/web/kit/text-dialog.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { Admission } from '../contract.ts';
import { useAdmitPerson, useDeclineAccess } from '../hooks.ts';
import { admissionLimits } from '../policy.ts';

type RequestRowProps = { projectId: string; request: Admission };

/** A request for access that waits for the owner's answer. */
export function RequestRow({ projectId, request: { person, note, since } }: RequestRowProps) {
  const [isDeclining, setDeclining] = useState(false);
  const admit = useAdmitPerson(projectId);
  const decline = useDeclineAccess(projectId);
  const isBusy = admit.isPending || decline.isPending;
  const name = nameOf(person);
  return (
    <Stack gap={12}>
      <PersonLink person={person} size={56}>
        <Text size="small" tone="muted">
          Gevraagd op {formatDate(since)}
        </Text>
      </PersonLink>
      {note !== '' && <Text isWritten>{note}</Text>}
      <Actions>
        <Button
          tone="primary"
          disabled={isBusy}
          aria-label={`Toelaten: ${name}`}
          onClick={() => admit.mutate({ personId: person.id, name })}
        >
          Toelaten
        </Button>
        <Button disabled={isBusy} aria-label={`Afwijzen: ${name}`} onClick={() => setDeclining(true)}>
          Afwijzen
        </Button>
      </Actions>
      {isDeclining && (
        <TextDialog
          title="Verzoek afwijzen?"
          text={`${name} krijgt hiervan een melding, en kan na dertig dagen opnieuw toegang vragen.`}
          label={`Een vriendelijk woord voor ${person.firstName || name}`}
          hint="Dit mag je leeg laten."
          maxLength={admissionLimits.answer}
          confirmLabel="Afwijzen"
          isDanger
          isBusy={decline.isPending}
          onConfirm={(answer) => decline.mutate({ personId: person.id, name, answer }, { onSuccess: () => setDeclining(false) })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Stack>
  );
}
