import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Dialog } from '../../../../platform/web/kit/dialog.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../../platform/web/kit/load-failure.tsx';
import { Notice } from '../../../../platform/web/kit/notice.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { useMe } from '../../../profiles/hooks.ts';
import { shownTitle } from '../../view/shown-title.ts';
import type { ApplicationForm } from '../contract.ts';
import { useApplyForm } from '../hooks/application-form.ts';
import { useApplicationForm } from '../hooks/own.ts';
import { applicationLimits } from '../policy.ts';
import { applicationSentences, askedLabel } from '../texts.ts';
import { letterHint, questionsChanged } from '../view/draft.ts';
import { refusalTitles } from '../view/refusals.ts';
import { CvField } from './cv-field.tsx';
import { QuestionField } from './question-field.tsx';

type ApplyDialogProps = { jobId: string; onClose: () => void };

/** Applies to a job: the profile goes along, and a letter, a CV and answers where the poster asks for them. */
export function ApplyDialog({ jobId, onClose }: ApplyDialogProps) {
  const form = useApplicationForm(jobId);
  const navigate = useNavigate();
  const refusal = refusalOf(form.data?.state, form.error);
  const isSent = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known that there is nothing to fill in.
  useEffect(() => {
    if (refusal === null || isSent.current) return;
    toast({ kind: 'error', ...refusal });
    onClose();
  }, [refusal?.title]);

  function goOn() {
    isSent.current = true;
    onClose();
    void navigate({ to: '/banen/sollicitaties' });
  }

  return (
    <Dialog size="wide" title="Solliciteren" hasCloseButton onClose={onClose}>
      {form.data?.state === 'open' && <Fields form={form.data} onSent={goOn} onCancel={onClose} />}
      {form.isPending && <FieldsSkeleton />}
      {form.isError && refusal === null && (
        <LoadFailure size="centred" onRetry={() => void form.refetch()}>
          Het formulier kon niet worden geladen.
        </LoadFailure>
      )}
    </Dialog>
  );
}

/** Why nobody can apply, in the words of a toast; null when they can, or when it isn't known yet. */
function refusalOf(state: ApplicationForm['state'] | undefined, error: unknown): { title: string; message: string } | null {
  if (state === 'applied') return { title: refusalTitles.applied, message: applicationSentences.applied };
  const isGone = readFailure(error)?.code === 'NOT_FOUND';
  if (state === 'closed' || isGone)
    return { title: refusalTitles.unavailable, message: 'Op deze vacature kun je niet (meer) solliciteren.' };
  if (state === 'own') return { title: refusalTitles.unavailable, message: 'Dit is je eigen vacature.' };
  return null;
}

type FieldsProps = { form: ApplicationForm; onSent: () => void; onCancel: () => void };

function Fields({ form: asked, onSent, onCancel }: FieldsProps) {
  const id = useId();
  const me = useMe();
  const form = useApplyForm({ form: asked, meId: me?.id ?? '', onSent });
  return (
    <>
      <form id={id} {...form.props}>
        <Stack gap={16}>
          <Text>
            Op <strong>{shownTitle(asked.jobTitle)}</strong> bij {asked.companyName}. Je Kiem-profiel gaat mee als pdf, zoals het nu is.{' '}
            <a href={`/api/jobs/${asked.jobId}/profile-preview`} download>
              Bekijk je profiel als pdf
            </a>
          </Text>
          <TextAreaField
            label={askedLabel('Je brief', asked.asksLetter)}
            hint={letterHint(asked.lastLetter, form.values.letter)}
            rows={6}
            maxLength={applicationLimits.letter}
            required={asked.asksLetter}
            readOnly={form.isBusy}
            {...form.field('letter')}
          />
          <CvField form={form} isRequired={asked.asksCv} />
          {questionsChanged(asked, form.values) && (
            <Notice>
              <p>{applicationSentences.questionsChanged}</p>
            </Notice>
          )}
          {asked.questions.map((question, place) => (
            <QuestionField key={question.question} form={form} question={question} place={place} />
          ))}
        </Stack>
      </form>
      <Actions align="end" isPinned>
        <Button onClick={onCancel}>Annuleren</Button>
        <Button type="submit" form={id} tone="primary" aria-disabled={form.isBusy}>
          {form.isBusy ? 'Bezig met versturen...' : 'Sollicitatie versturen'}
        </Button>
      </Actions>
    </>
  );
}

function FieldsSkeleton() {
  return (
    <Loading label="Formulier laden...">
      <Stack gap={16}>
        <Skeleton lines={2} />
        <Skeleton block={160} />
        <Skeleton block={48} />
      </Stack>
    </Loading>
  );
}
