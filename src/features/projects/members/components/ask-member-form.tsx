import { useState } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { PersonField } from '../../../profiles/components/person-field.tsx';
import type { PersonSummary } from '../../../profiles/contract.ts';
import { nameOf } from '../../../profiles/texts.ts';
import { noSuchConnection } from '../../texts.ts';
import { useAskMember, useFindConnections } from '../hooks.ts';
import { memberLimits } from '../policy.ts';

/** Asks a connection into the team, with their function. The function shows once somebody is chosen. */
export function AskMemberForm({ projectId }: { projectId: string }) {
  const [person, setPerson] = useState<PersonSummary | null>(null);
  const [role, setRole] = useState('');
  const { mutate, isPending } = useAskMember(projectId);

  function send(asked: PersonSummary) {
    const done = () => {
      setPerson(null);
      setRole('');
    };
    if (!isPending && role.trim() !== '') mutate({ personId: asked.id, name: nameOf(asked), role: role.trim() }, { onSuccess: done });
  }

  return (
    <Stack gap={12}>
      <PersonField
        label="Een connectie in je team vragen"
        placeholder="Zoek op naam"
        person={person}
        nobody={noSuchConnection}
        useFound={useFindConnections}
        onChange={setPerson}
      />
      {person !== null && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            send(person);
          }}
        >
          <Stack gap={12}>
            <TextField
              label="Functie in het project *"
              hint="Bijvoorbeeld: “Techniek” of “Medeoprichter”."
              required
              maxLength={memberLimits.role}
              value={role}
              onChange={(event) => setRole(event.currentTarget.value)}
            />
            <Actions>
              <Button type="submit" tone="primary" aria-disabled={isPending}>
                Vraag versturen
              </Button>
            </Actions>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
