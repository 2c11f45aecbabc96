import { useRef, useState } from 'react';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { CheckField } from '../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../platform/web/kit/choice-group.tsx';
import { Dialog } from '../../../platform/web/kit/dialog.tsx';
import type { Deck } from '../contract.ts';
import { useGenerateDeck } from '../hooks.ts';
import { handMadeIn } from '../view/slides.ts';
import { WriterChoice } from './writer-choice.tsx';

type RegenerateDialogProps = { projectId: string; deck: Deck; onClose: () => void };

/** Asks what becomes of texts by hand before a deck is written anew. */
export function RegenerateDialog({ projectId, deck, onClose }: RegenerateDialogProps) {
  const dialog = useRef<{ close(): void }>(null);
  const [keepsHandEdits, setKeepsHandEdits] = useState(true);
  const writing = useGenerateDeck(projectId);
  const byHand = handMadeIn(deck);
  return (
    <Dialog ref={dialog} title="Opnieuw genereren?" onClose={onClose}>
      <p>Alle dia’s worden opnieuw opgesteld uit wat je project nu zegt. Hoe ze er nu uitzien, blijft bewaard bij de versies.</p>
      {byHand > 0 && (
        <ChoiceGroup label={byHand === 1 ? 'Je veranderde zelf 1 tekst' : `Je veranderde zelf ${byHand} teksten`}>
          <CheckField
            type="radio"
            name="bewerkingen"
            label="Mijn eigen teksten houden"
            hint="Alleen wat Kiem schreef, wordt vernieuwd."
            checked={keepsHandEdits}
            onChange={() => setKeepsHandEdits(true)}
          />
          <CheckField
            type="radio"
            name="bewerkingen"
            label="Alles opnieuw schrijven"
            hint="Ook je eigen teksten en notities worden vervangen."
            checked={!keepsHandEdits}
            onChange={() => setKeepsHandEdits(false)}
          />
        </ChoiceGroup>
      )}
      <WriterChoice writing={writing} />
      <Actions align="end">
        <Button onClick={() => dialog.current?.close()}>Annuleren</Button>
        <Button
          tone="primary"
          disabled={writing.isPending}
          onClick={() => {
            writing.generate(keepsHandEdits);
            dialog.current?.close();
          }}
        >
          {writing.writer === 'model' && !writing.isAgreed ? 'Akkoord en genereren' : 'Opnieuw genereren'}
        </Button>
      </Actions>
    </Dialog>
  );
}
