import { useState } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useEraseReadingsOfLink } from '../hooks.ts';

/** For the reader of a link: erases what was kept of their reading. */
export function EraseReadings({ token, ownerName }: { token: string; ownerName: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useEraseReadingsOfLink();
  return (
    <Row justify="between" gap={12}>
      <Text tone="muted" size="small">
        We bewaren wanneer je deze pitch opende en welke dia’s je zag.
      </Text>
      <Button tone="muted" size="small" disabled={isPending} onClick={() => setAsking(true)}>
        Wissen wat ik las
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Wissen wat je las?"
          confirmLabel="Wissen"
          onConfirm={() => mutate({ token })}
          onClose={() => setAsking(false)}
        >
          {ownerName} ziet dan niet meer dat je deze pitch las. Lees je later verder, dan houden we dat weer bij.
        </ConfirmDialog>
      )}
    </Row>
  );
}
