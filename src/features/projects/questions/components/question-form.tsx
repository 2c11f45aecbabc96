import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../../../platform/attempt.ts';
import { keptInBrowser } from '../../../../platform/web/forms/kept-in-browser.ts';
import { text } from '../../../../platform/web/forms/shape.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../../platform/web/kit/card.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import type { Me } from '../../../profiles/hooks.ts';
import { useAskQuestion } from '../hooks.ts';
import { questionLimits } from '../policy.ts';
import { checkQuestion } from '../view/check-question.ts';

/** A question that isn't asked yet, at the id of its writer and that of the project. */
const keptQuestion = keptInBrowser('question', text);

type QuestionFormProps = { me: Me; projectId: string; ownerName: string };

/** Asks a project a question. What can't be sent stays in the field. */
export function QuestionForm({ me, projectId, ownerName }: QuestionFormProps) {
  const ask = useAskQuestion(projectId);
  const attempt = useRef<Attempt>(null);
  const form = useForm({
    initial: { content: '' },
    check: checkQuestion,
    save({ content }: { content: string }) {
      attempt.current = attemptFor(attempt.current, content);
      return ask.mutateAsync({ id: projectId, questionId: attempt.current.id, content });
    },
    done() {
      attempt.current = null;
      form.restart({ content: '' });
      toast({ kind: 'success', title: 'Vraag gesteld', message: `${ownerName || 'De ondernemer'} krijgt er bericht van.` });
    },
    title: 'Fout',
    noAnswer: 'Kon de vraag niet stellen. Probeer opnieuw.',
    kept: {
      read() {
        const content = keptQuestion.read(me.id, projectId);
        return content === null ? null : { content };
      },
      write(values) {
        keptQuestion.write(values === null || values.content.trim() === '' ? null : values.content, me.id, projectId);
      },
    },
  });
  return (
    <form {...form.props}>
      <Card isField>
        <Stack gap={12}>
          <TextAreaField
            label="Stel een vraag"
            hint="Iedereen kan je vraag en het antwoord lezen. Je naam zien alleen leden."
            rows={2}
            maxLength={questionLimits.question}
            readOnly={form.isBusy}
            {...form.field('content')}
          />
          <Row justify="end">
            <Button type="submit" tone="primary" disabled={form.isBusy}>
              {form.isBusy ? 'Bezig...' : 'Vraag stellen'}
            </Button>
          </Row>
        </Stack>
      </Card>
    </form>
  );
}
