import { useState } from 'react';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import type { Admission } from '../contract.ts';
import { useEndAdmission } from '../hooks.ts';

type AdmittedRowProps = { projectId: string; admission: Admission };

/** An admitted person, with the way to end it. */
export function AdmittedRow({ projectId, admission: { person, since } }: AdmittedRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useEndAdmission(projectId);
  const name = nameOf(person);
  return (
    <Row gap={12} isFirstWide>
      <PersonLink person={person}>
        <Text size="small" tone="muted">
          Toegelaten op {formatDate(since)}
        </Text>
      </PersonLink>
      <Button
        size="small"
        tone="quietDanger"
        disabled={isPending}
        aria-label={`Toegang beëindigen: ${name}`}
        onClick={() => setAsking(true)}
      >
        Beëindigen
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Toegang van ${name} beëindigen?`}
          confirmLabel="Beëindigen"
          isDanger
          onConfirm={() => mutate({ personId: person.id, name })}
          onClose={() => setAsking(false)}
        >
          {name} leest dan meteen alleen nog wat iedereen ziet. Je kunt later opnieuw toegang geven.
        </ConfirmDialog>
      )}
    </Row>
  );
}
