import { Suspense } from 'react';
import { onDemand } from '../browser/on-demand.tsx';
import type { ConfirmDialogProps } from './confirm-question.tsx';

const Question = onDemand(
  async () => (await import(/* loads: early */ './confirm-question.tsx')).ConfirmQuestion,
  ({ onClose }) => onClose(),
);

function Asks(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}

/**
 * Asks before something that can't be undone. Drawn for as long as it asks. Its code comes with the first question, or
 * before that where `useLoadedEarly(ConfirmDialog)` says so.
 */
export const ConfirmDialog = Object.assign(Asks, { load: Question.load });
