import { useState } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { DateField } from '../../../../platform/web/kit/date-field.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';

type ReopenDialogProps = {
  /** Of the closed job; one that is over isn't offered again. */
  deadline: string | null;
  today: string;
  onClose: () => void;
  onOpen: (deadline: string | null) => void;
};

/** Asks until when a job is open again. */
export function ReopenDialog({ deadline, today, onClose, onOpen }: ReopenDialogProps) {
  const [day, setDay] = useState(deadline !== null && deadline >= today ? deadline : '');
  return (
    <Dialog title="Vacature weer openen?" onClose={onClose}>
      <Stack gap={16}>
        <Text>Ze staat dan meteen weer bovenaan de vacatures, voor iedereen.</Text>
        <DateField
          label="Deadline"
          hint="Zonder deadline vragen we na 60 dagen of ze nog open is."
          placeholder="Geen deadline"
          today={today}
          isOptional
          value={day}
          onChange={setDay}
        />
        <Actions align="end">
          <Button onClick={onClose}>Annuleren</Button>
          <Button
            tone="primary"
            onClick={() => {
              onOpen(day === '' ? null : day);
              onClose();
            }}
          >
            Weer openen
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
