import { useEffect, useRef } from 'react';
import { UnsavedGuard } from '../../../../platform/web/forms/unsaved-guard.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import type { Question } from '../contract.ts';
import { useAnswerQuestion } from '../hooks.ts';
import { questionLimits } from '../policy.ts';
import { checkAnswer } from '../view/check-question.ts';

type AnswerFormProps = { projectId: string; question: Question; onDone: () => void };

/** Answers a question in its own place, or changes the answer. */
export function AnswerForm({ projectId, question: { id, answer }, onDone }: AnswerFormProps) {
  const save = useAnswerQuestion(projectId);
  const form = useForm({
    initial: { answer: answer?.content ?? '' },
    check: checkAnswer,
    save: (input: { answer: string }) => save.mutateAsync({ id, ...input }),
    done: onDone,
    title: 'Fout',
    noAnswer: 'Kon het antwoord niet opslaan. Probeer opnieuw.',
  });
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <form {...form.props}>
      <UnsavedGuard isDirty={form.isDirtyNow} />
      <Stack gap={12}>
        <TextAreaField
          ref={field}
          label="Je antwoord"
          hint="Iedereen kan het lezen."
          rows={3}
          maxLength={questionLimits.answer}
          readOnly={form.isBusy}
          {...form.field('answer')}
        />
        <Row justify="end">
          <Button size="small" disabled={form.isBusy} onClick={onDone}>
            Annuleren
          </Button>
          <Button type="submit" tone="primary" size="small" disabled={form.isBusy}>
            {form.isBusy ? 'Bezig...' : 'Antwoord plaatsen'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
