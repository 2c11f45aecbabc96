import { Fragment, type ReactNode, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { ConflictDialog } from '../../../../platform/web/forms/conflict-dialog.tsx';
import { DiscardDialog } from '../../../../platform/web/forms/unsaved-guard.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { FormFoot } from '../../../../platform/web/kit/form-foot.tsx';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { IconEye } from '../../../../platform/web/kit/icons.tsx';
import { Sections } from '../../../../platform/web/kit/sections.tsx';
import type { PersonSummary } from '../../../profiles/contract.ts';
import type { Job } from '../../contract.ts';
import type { OwnJob } from '../contract.ts';
import { useJobForm } from '../hooks/job-form.ts';
import { useOwnRoles } from '../hooks/own-job.ts';
import { jobSentences } from '../texts.ts';
import { checkJob } from '../view/check-job.ts';
import type { Draft } from '../view/draft.ts';
import { subjectsOf } from '../view/sections.ts';
import { toShownJob } from '../view/shown-job.ts';
import { ApplyingSection } from './applying-section.tsx';
import { CompanySection } from './company-section.tsx';
import { ConditionsSection } from './conditions-section.tsx';
import { ContentSection } from './content-section.tsx';
import { FunctionSection } from './function-section.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

type JobFormProps = {
  title: string;
  poster: PersonSummary;
  /** Where the browser keeps it, besides the writer's id. */
  place: string;
  initial: Draft;
  /** Null for a new one. */
  job: OwnJob | null;
  /** The present moment and day, as the page was made with. */
  now: string;
  today: string;
  /** Renders the job's state beside the form, which goes on with the job once it is open again. */
  beside?: (onReopened: (job: OwnJob) => void) => ReactNode;
  submitLabel: string;
  onSaved: (job: OwnJob) => void;
  onCancel: () => void;
};

/** The form of one's own job, from its title to the questions for applicants. */
export function JobForm({ title, poster, place, initial, job, now, today, beside, submitLabel, onSaved, onCancel }: JobFormProps) {
  const api = useApi();
  const isHydrated = useHydrated();
  const roles = useOwnRoles();
  const [asked, setAsked] = useState<'conflict' | 'discard' | null>(null);
  const [preview, setPreview] = useState<Job | null>(null);
  /** Grows when other values take the place of what was typed: fields begin again. */
  const [generation, setGeneration] = useState(0);
  const form = useJobForm({ personId: poster.id, place, initial, job, onSaved, onStale: () => setAsked('conflict') });
  const isDisabled = !isHydrated || form.isBusy;

  function look() {
    const checked = checkJob(form.values);
    const { logo, projectRoleId } = form.values;
    if ('problems' in checked) void form.send();
    else setPreview(toShownJob({ fields: checked.input, logo, role: roles.find(({ id }) => id === projectRoleId), poster, now }));
  }

  function startAgain(begin: () => void) {
    begin();
    setGeneration(generation + 1);
  }

  function goOnWith(reopened: OwnJob) {
    if (form.isDirtyNow()) form.goOnWith(reopened);
    else startAgain(() => form.startFrom(reopened));
  }

  function leave() {
    form.discard();
    onCancel();
  }

  return (
    <form {...form.props} aria-label={title}>
      <Sections
        title={title}
        subjects={subjectsOf(form.values)}
        beside={beside?.(goOnWith)}
        isDisabled={isDisabled}
        foot={
          <FormFoot state={form.isDirty ? 'Nog niet opgeslagen; dit apparaat onthoudt het.' : ''}>
            <Button tone="quiet" disabled={isDisabled} onClick={look}>
              <IconEye size={18} stroke={1.75} aria-hidden />
              <Hidden upTo="phones">Voorvertoning</Hidden>
            </Button>
            <Button disabled={isDisabled} onClick={() => (form.isDirtyNow() ? setAsked('discard') : leave())}>
              Annuleren
            </Button>
            <Button tone="primary" disabled={isDisabled} onClick={() => void form.send()}>
              {form.isBusy ? 'Bezig...' : submitLabel}
            </Button>
          </FormFoot>
        }
      >
        <Fragment key={generation}>
          <FunctionSection form={form} roles={roles} />
          <CompanySection form={form} />
          <ContentSection form={form} />
          <ConditionsSection form={form} />
          <ApplyingSection form={form} today={today} />
        </Fragment>
      </Sections>
      {preview !== null && <PreviewDialog job={preview} onClose={() => setPreview(null)} />}
      {asked === 'discard' && <DiscardDialog onDiscard={leave} onClose={() => setAsked(null)} />}
      {asked === 'conflict' && job !== null && (
        <ConflictDialog
          title={jobSentences.stale}
          readNewest={() => api.ownJobs.readOwnJob.call({ id: job.id })}
          onKeepMine={form.sendOver}
          onTakeNewest={(newest) => startAgain(() => form.startFrom(newest))}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}
