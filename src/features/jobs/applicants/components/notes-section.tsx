import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../../../platform/attempt.ts';
import { isVisible } from '../../../../platform/visible-text.ts';
import { formatLongDateTime } from '../../../../platform/web/format/dates.ts';
import { UnsavedGuard } from '../../../../platform/web/forms/unsaved-guard.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { KeepFocus } from '../../../../platform/web/kit/keep-focus.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { applicationLimits } from '../../applications/policy.ts';
import { applicationSentences } from '../../applications/texts.ts';
import type { ReceivedApplication } from '../contract.ts';
import { useAddNote, useDeleteNote } from '../hooks/applicants.ts';

/** The poster's private notes on an application. */
export function NotesSection({ application: { id, notes } }: { application: ReceivedApplication }) {
  const deletion = useDeleteNote();

  function remove(noteId: string) {
    const failed = () => toast({ kind: 'error', title: 'Fout', message: 'Kon de notitie niet verwijderen. Probeer opnieuw.' });
    deletion.mutate({ id, noteId }, { onError: failed });
  }

  return (
    <Stack gap={12} as="section">
      <Title size="heading">Notities</Title>
      <NoteForm id={id} />
      <KeepFocus gap={12}>
        {notes.map(({ id: noteId, content, createdAt }) => (
          <Row key={noteId} gap={12} align="start" isFirstWide>
            <Stack gap={4}>
              <Text as="div" isWritten>
                {content}
              </Text>
              <Text tone="muted" size="small">
                {formatLongDateTime(createdAt)}
              </Text>
            </Stack>
            <Button size="small" tone="quiet" aria-label={`Notitie verwijderen: ${content.slice(0, 40)}`} onClick={() => remove(noteId)}>
              Verwijderen
            </Button>
          </Row>
        ))}
      </KeepFocus>
    </Stack>
  );
}

function NoteForm({ id }: { id: string }) {
  const { mutateAsync } = useAddNote();
  const attempt = useRef<Attempt | null>(null);
  const form = useForm({
    initial: { content: '' },
    check(values) {
      const content = values.content.trim();
      const problem = problemOf(content);
      return problem === null ? { input: { content } } : { problems: { content: problem }, message: problem };
    },
    save({ content }: { content: string }) {
      attempt.current = attemptFor(attempt.current, content);
      return mutateAsync({ id, noteId: attempt.current.id, content });
    },
    done() {
      attempt.current = null;
      form.restart({ content: '' });
    },
    title: 'Notitie niet bewaard',
  });
  return (
    <form {...form.props}>
      <Stack gap={8}>
        <TextAreaField
          label="Nieuwe notitie"
          hint="Alleen jij ziet je notities. Vraagt deze persoon zijn of haar gegevens op, dan staan ze daarbij."
          rows={2}
          maxLength={applicationLimits.note}
          readOnly={form.isBusy}
          {...form.field('content')}
        />
        <Row justify="end">
          <Button type="submit" size="small" aria-disabled={form.isBusy}>
            {form.isBusy ? 'Bezig...' : 'Notitie bewaren'}
          </Button>
        </Row>
      </Stack>
      <UnsavedGuard isDirty={form.isDirtyNow} />
    </form>
  );
}

function problemOf(content: string): string | null {
  if (!isVisible(content)) return applicationSentences.emptyNote;
  return content.length > applicationLimits.note ? applicationSentences.longNote : null;
}
