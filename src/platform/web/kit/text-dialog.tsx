import { Suspense } from 'react';
import { onDemand } from '../browser/on-demand.tsx';
import type { TextDialogProps } from './text-question.tsx';

const Question = onDemand(
  async () => (await import(/* loads: early */ './text-question.tsx')).TextQuestion,
  ({ onClose }) => onClose(),
);

function Asks(props: TextDialogProps) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}

/**
 * Asks for confirmation, with words that go along. The one who draws it closes it once that succeeded, so that a failure keeps
 * the words. Its code comes with the first question, or before that where `useLoadedEarly(TextDialog)` says so.
 */
export const TextDialog = Object.assign(Asks, { load: Question.load });
