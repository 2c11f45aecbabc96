import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../../../platform/web/format/dates.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { LinkedText } from '../../../../platform/web/kit/linked-text.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import type { Question } from '../contract.ts';
import { useDeleteQuestion } from '../hooks.ts';
import { AnswerForm } from './answer-form.tsx';
import style from './question-item.module.css';

type QuestionItemProps = { projectId: string; question: Question; onGone: () => void };

/** A question with its answer, and what the viewer can do with it. */
export function QuestionItem({ projectId, question, onGone }: QuestionItemProps) {
  const { id, content, createdAt, asker, answer, can } = question;
  const [isAnswering, setAnswering] = useState(false);
  const [asks, setAsks] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const remove = useDeleteQuestion(projectId);

  function stopAnswering() {
    flushSync(() => setAnswering(false));
    start.current?.focus();
  }

  return (
    <Card as="article" aria-label={content}>
      <Stack gap={12}>
        {asker === null ? <Text isStrong>Een lid</Text> : <PersonLink person={asker} />}
        <Text as="div" isWritten>
          <LinkedText text={content} />
        </Text>
        <Text tone="muted" size="small">
          Gevraagd op {formatDate(createdAt)}
        </Text>
        {isAnswering && <AnswerForm projectId={projectId} question={question} onDone={stopAnswering} />}
        {!isAnswering && answer !== null && (
          <div className={style.answer}>
            <Text isStrong>Antwoord van de ondernemer</Text>
            <Text as="div" isWritten>
              <LinkedText text={answer.content} />
            </Text>
            <Text tone="muted" size="small">
              {formatDate(answer.answeredAt)}
            </Text>
          </div>
        )}
        {!isAnswering && (can.answer || can.delete) && (
          <div data-print="hidden">
            <Row>
              {can.answer && (
                <Button ref={start} size="small" tone={answer === null ? 'primary' : 'secondary'} onClick={() => setAnswering(true)}>
                  {answer === null ? 'Beantwoorden' : 'Antwoord bewerken'}
                </Button>
              )}
              {can.delete && (
                <Button size="small" tone="quietDanger" onClick={() => setAsks(true)}>
                  Verwijderen
                </Button>
              )}
            </Row>
          </div>
        )}
      </Stack>
      {asks && (
        <ConfirmDialog
          title="De vraag verwijderen?"
          confirmLabel="Verwijderen"
          isDanger
          onConfirm={() => remove.mutate({ id }, { onSuccess: onGone })}
          onClose={() => setAsks(false)}
        >
          {answer === null ? 'Je kunt dit niet terugdraaien.' : 'Het antwoord gaat mee. Je kunt dit niet terugdraaien.'}
        </ConfirmDialog>
      )}
    </Card>
  );
}
