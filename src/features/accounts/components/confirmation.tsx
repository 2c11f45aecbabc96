import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';
import { FocusedTitle } from './focused-title.tsx';
import { PasswordProof } from './password-proof.tsx';

/** The steps of a confirmation that a form of the screen itself leads to. */
type ConfirmationSteps = { onConfirmed(): void; onInvalidLink(): void; onBack(): void };

type Outcome = { title: string; text: ReactNode; action: ReactNode };

type ConfirmationProps = {
  /** The link is known not to work. */
  isInvalid?: boolean;
  title: string;
  text: ReactNode;
  /** Confirms by the link, and with the password where the link isn't enough; throws the refusal. */
  confirm(password?: string): Promise<unknown>;
  proof: { intro: string; email?: string; ways: (showDetails: () => void) => ReactNode };
  /** Where neither the link nor a password confirms. */
  details?: (steps: ConfirmationSteps) => ReactNode;
  confirmed: Outcome;
  invalid: Outcome;
};

type Stage = 'press' | 'password' | 'details' | 'confirmed' | 'invalid';

/**
 * Where a mail's link to confirm an address leads. A press confirms, never the opening of the page: programs that check
 * mails open links too, and browsers load pages ahead.
 */
export function Confirmation({ isInvalid = false, title, text, confirm, proof, details, confirmed, invalid }: ConfirmationProps) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [stage, setStage] = useState<Stage>(isInvalid ? 'invalid' : 'press');

  async function press() {
    setBusy(true);
    try {
      await confirm();
      setStage('confirmed');
    } catch (error) {
      const failure = readFailure(error);
      if (failure === null) toastFailure();
      else if (failure.code === 'INVALID_LINK') setStage('invalid');
      else if (failure.code === 'PASSWORD_NEEDED') setStage('password');
      else toast({ kind: 'error', title: invalid.title, message: failure.message });
    } finally {
      setBusy(false);
    }
  }

  const steps: ConfirmationSteps = {
    onConfirmed: () => setStage('confirmed'),
    onInvalidLink: () => setStage('invalid'),
    onBack: () => setStage('password'),
  };
  switch (stage) {
    case 'press':
      return (
        <NoticePage
          drawing="seed"
          title={title}
          actions={
            <Button disabled={!isHydrated || isBusy} onClick={() => void press()} tone="primary">
              {isBusy ? 'Bezig...' : 'E-mailadres bevestigen'}
            </Button>
          }
        >
          {text}
        </NoticePage>
      );
    case 'password':
      return (
        <PasswordProof
          intro={proof.intro}
          email={proof.email}
          confirm={confirm}
          onConfirmed={steps.onConfirmed}
          onInvalidLink={steps.onInvalidLink}
          ways={proof.ways(() => setStage('details'))}
        />
      );
    case 'details':
      return details?.(steps);
    case 'confirmed':
      return (
        <FocusedTitle>
          <NoticePage drawing="sprout" title={confirmed.title} actions={confirmed.action}>
            {confirmed.text}
          </NoticePage>
        </FocusedTitle>
      );
    case 'invalid':
      return (
        <FocusedTitle>
          <NoticePage drawing="fallen" title={invalid.title} actions={invalid.action}>
            {invalid.text}
          </NoticePage>
        </FocusedTitle>
      );
  }
}
