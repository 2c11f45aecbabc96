import { useState } from 'react';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { type Closing, closingLabels, closings } from '../../policy.ts';
import { countedApplications } from '../../promise/texts.ts';

const hints: Record<Closing, string> = {
  filled: 'Je hebt iemand gevonden.',
  withdrawn: 'Je zoekt niemand meer.',
  expired: 'De tijd is om.',
};

type CloseDialogProps = {
  /** Applications without an answer. */ waiting: number;
  onClose: () => void;
  onChoose: (closing: Closing) => void;
};

/** Asks why a job is closed. */
export function CloseDialog({ waiting, onClose, onChoose }: CloseDialogProps) {
  const [chosen, setChosen] = useState<Closing>('filled');
  return (
    <Dialog title="Vacature sluiten?" onClose={onClose}>
      <Stack gap={16}>
        <Text>
          Niemand kan dan nog solliciteren.
          {waiting > 0 &&
            ` ${countedApplications(waiting)} ${waiting === 1 ? 'wacht' : 'wachten'} nog op je antwoord: dat is de volgende stap.`}
        </Text>
        <ChoiceGroup label="Waarom sluit je ze?">
          {closings.map((closing) => (
            <CheckField
              key={closing}
              type="radio"
              name="closing"
              label={closingLabels[closing]}
              hint={hints[closing]}
              checked={chosen === closing}
              onChange={() => setChosen(closing)}
            />
          ))}
        </ChoiceGroup>
        <Actions align="end">
          <Button onClick={onClose}>Annuleren</Button>
          <Button
            tone="primary"
            onClick={() => {
              onChoose(chosen);
              onClose();
            }}
          >
            Vacature sluiten
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
