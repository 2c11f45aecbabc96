import { useEffect, useRef } from 'react';
import { type Attempt, attemptFor } from '../../../../platform/attempt.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { useUpload } from '../../../uploads/hooks.ts';
import type { ApplicationForm } from '../contract.ts';
import { type ApplicationValues, checkApplication, firstValues, keptApplication } from '../view/draft.ts';
import { refusalTitles } from '../view/refusals.ts';
import { useApply } from './own.ts';

const failed = 'Er is een fout opgetreden bij het verzenden van je sollicitatie.';

/** The form of an application, kept in the browser of its writer until it is sent. */
export function useApplyForm({ form, meId, onSent }: { form: ApplicationForm; meId: string; onSent: () => void }) {
  const { jobId } = form;
  const apply = useApply();
  const attempt = useRef<Attempt | null>(null);
  const upload = useUpload('cv');
  const application = useForm({
    initial: firstValues(form),
    check: (values) => checkApplication(form, values, upload.part !== null),
    save({ letter, cv, answers }: ApplicationValues) {
      const content = { letter, cvId: cv?.id ?? null, answers };
      attempt.current = attemptFor(attempt.current, JSON.stringify(content));
      const kept = keptApplication.read(meId, jobId);
      if (kept !== null) keptApplication.write({ ...kept, attempt: attempt.current }, meId, jobId);
      return apply.mutateAsync({ id: jobId, applicationId: attempt.current.id, ...content });
    },
    done() {
      toast({ kind: 'success', title: 'Sollicitatie verzonden', message: 'Je sollicitatie is succesvol verzonden!' });
      onSent();
    },
    title: 'Fout',
    noAnswer: failed,
    fieldOf,
    handle({ code, message }) {
      if (code === 'ALREADY_APPLIED') return { title: refusalTitles.applied, message };
      if (code === 'UNAVAILABLE' || code === 'OWN_JOB' || code === 'NOT_FOUND')
        return { title: refusalTitles.unavailable, message: 'Op deze vacature kun je niet (meer) solliciteren.' };
      return false;
    },
    kept: {
      read() {
        const kept = keptApplication.read(meId, jobId);
        if (kept === null) return null;
        attempt.current = kept.attempt;
        return kept.values;
      },
      write: (values) => keptApplication.write(values === null ? null : { values, attempt: attempt.current }, meId, jobId),
    },
  });

  const questions = JSON.stringify(form.questions.map(({ question }) => question));
  const checked = useRef(questions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the questions.
  useEffect(() => {
    if (checked.current === questions) return;
    checked.current = questions;
    // A problem names the place of its question, where another may be asked now.
    application.change(({ answers }) => ({ answers }));
  }, [questions]);

  return { ...application, upload };
}

const fieldsOfRefusals: { [code: string]: 'cv' | 'letter' } = { CV_NEEDED: 'cv', UNKNOWN_CV: 'cv', LETTER_NEEDED: 'letter' };

/** The field that a refusal of the server is about. */
const fieldOf = (code: string) => fieldsOfRefusals[code];

export type ApplyForm = ReturnType<typeof useApplyForm>;
