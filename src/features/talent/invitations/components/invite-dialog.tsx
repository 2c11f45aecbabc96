import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { GuardedDialog } from '../../../../platform/web/forms/guarded-dialog.tsx';
import { Actions } from '../../../../platform/web/kit/actions.tsx';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../../platform/web/kit/load-failure.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { shownTitle } from '../../../jobs/view/shown-title.ts';
import { nameOf } from '../../../profiles/texts.ts';
import type { Talent } from '../../contract.ts';
import type { InvitableJob } from '../contract.ts';
import { useInvitableJobs, useInviteForm } from '../hooks.ts';
import { messageLength } from '../policy.ts';

type InviteDialogProps = { talent: Talent; onClose: () => void };

/** The form, once the jobs are there. */
type OpenForm = { isDirtyNow: () => boolean };

/** Asks for which job, and for a short message. */
export function InviteDialog({ talent, onClose }: InviteDialogProps) {
  const form = useRef<OpenForm>(null);
  const jobs = useInvitableJobs(talent.id);
  return (
    <GuardedDialog title="Uitnodigen voor een vacature" isDirty={() => form.current?.isDirtyNow() ?? false} onClose={onClose}>
      {(leave) => (
        <>
          {jobs.isPending && (
            <Loading label="Vacatures laden...">
              <Stack>
                <Skeleton block={44} />
                <Skeleton block={120} />
              </Stack>
            </Loading>
          )}
          {jobs.isError && (
            <LoadFailure onRetry={() => void jobs.refetch()}>Er is een fout opgetreden bij het laden van vacatures.</LoadFailure>
          )}
          {jobs.data && <Content ref={form} talent={talent} jobs={jobs.data.jobs} onClose={leave} />}
        </>
      )}
    </GuardedDialog>
  );
}

type ContentProps = { talent: Talent; jobs: InvitableJob[]; onClose: () => void; ref: Ref<OpenForm> };

function Content({ talent, jobs, onClose, ref }: ContentProps) {
  const free = jobs.filter(({ isInvited, hasApplied }) => !isInvited && !hasApplied);
  if (free.length === 0) {
    return (
      <>
        <p>Je hebt {nameOf(talent.person)} al voor al je open vacatures uitgenodigd, of kreeg er al een sollicitatie op.</p>
        <Actions align="end">
          <Button onClick={onClose}>Sluiten</Button>
        </Actions>
      </>
    );
  }
  return <InviteForm ref={ref} talent={talent} jobs={free} onClose={onClose} />;
}

function InviteForm({ talent, jobs, onClose, ref }: ContentProps) {
  const id = useId();
  const { firstName } = talent.person;
  const form = useInviteForm({
    talent,
    initial: {
      jobId: jobs.length === 1 ? (jobs[0]?.id ?? '') : '',
      message: `Dag${firstName === '' ? '' : ` ${firstName}`}, je profiel spreekt ons aan. Is deze vacature iets voor je?`,
    },
    onSent: onClose,
  });
  useImperativeHandle(ref, () => ({ isDirtyNow: form.isDirtyNow }));
  const options = jobs.map((job) => ({ value: job.id, label: `${shownTitle(job.title)}, ${job.companyName}` }));
  return (
    <>
      <form id={id} {...form.props}>
        <Stack>
          <SelectField
            label="Vacature"
            options={jobs.length === 1 ? options : [{ value: '', label: 'Kies een vacature' }, ...options]}
            disabled={form.isBusy}
            {...form.field('jobId')}
          />
          <TextAreaField
            label="Je bericht"
            hint={`${firstName || 'Dit talent'} krijgt een melding, en mag nee zeggen.`}
            rows={5}
            maxLength={messageLength}
            readOnly={form.isBusy}
            {...form.field('message')}
          />
        </Stack>
      </form>
      <Actions align="end" isPinned>
        <Button onClick={onClose}>Annuleren</Button>
        <Button type="submit" form={id} tone="primary" aria-disabled={form.isBusy}>
          {form.isBusy ? 'Bezig...' : 'Uitnodiging versturen'}
        </Button>
      </Actions>
    </>
  );
}
