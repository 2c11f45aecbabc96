import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../../../platform/attempt.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import type { JobFields, OwnJob } from '../contract.ts';
import { checkJob } from '../view/check-job.ts';
import { type Draft, toDraft } from '../view/draft.ts';
import { keptDraft } from '../view/kept-draft.ts';
import { ownJobOptions } from '../view/own-job-options.ts';

type JobFormOptions = {
  personId: string;
  /** Where the browser keeps what is typed, besides the writer's id. */
  place: string;
  initial: Draft;
  /** Null for a new one. */
  job: OwnJob | null;
  onSaved: (job: OwnJob) => void;
  /** The job was saved elsewhere meanwhile. */
  onStale: () => void;
};

export type JobForm = ReturnType<typeof useJobForm>;

const fieldsOfRefusals: { [code: string]: 'deadline' | 'projectRoleId' | undefined } = {
  DEADLINE_PASSED: 'deadline',
  UNKNOWN_ROLE: 'projectRoleId',
};

/** The form of one's own job. Unsaved changes are kept in the browser. */
export function useJobForm({ personId, place, initial, job, onSaved, onStale }: JobFormOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const version = useRef(job?.version ?? null);
  /** The deadline of the job as the form knows it. */
  const deadline = useRef(initial.deadline);
  const attempt = useRef<Attempt>(null);
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, fields }: { id: string; fields: JobFields }): Promise<OwnJob> =>
      version.current === null
        ? api.ownJobs.createJob.call({ id, fields })
        : api.ownJobs.saveJob.call({ id, version: version.current, fields }),
    onSuccess: (saved) => queryClient.setQueryData(ownJobOptions(api, saved.id).queryKey, saved),
    meta: { changes: ({ id }) => ['jobs', `job:${id}`, 'saved-jobs', 'project', 'projects'] },
  });

  function keep(draft: Draft | null) {
    keptDraft.write(draft && { attempt: attempt.current, version: version.current, draft }, personId, place);
  }

  const form = useForm<Draft, JobFields, OwnJob>({
    initial,
    check: checkJob,
    save(fields) {
      if (job !== null) return mutateAsync({ id: job.id, fields });
      attempt.current = attemptFor(attempt.current, JSON.stringify(fields));
      keep(form.values);
      return mutateAsync({ id: attempt.current.id, fields });
    },
    done: onSaved,
    title: 'Fout',
    noAnswer:
      job === null
        ? 'Er is een fout opgetreden bij het aanmaken van de vacature.'
        : 'Er is een fout opgetreden bij het bijwerken van de vacature.',
    fieldOf: (code) => fieldsOfRefusals[code],
    handle({ code }) {
      if (code !== 'STALE') return false;
      onStale();
      return true;
    },
    kept: {
      read() {
        const kept = keptDraft.read(personId, place);
        if (kept === null) return null;
        attempt.current = kept.attempt;
        version.current = kept.version;
        return kept.draft;
      },
      write: keep,
    },
  });

  return {
    ...form,
    /** Forgets what was typed and isn't saved. */
    discard() {
      keep(null);
      version.current = job?.version ?? null;
      form.restart(initial);
    },
    /** Saves over a newer version than the one that the form began with. */
    sendOver(newest: OwnJob) {
      version.current = newest.version;
      void form.send();
    },
    /** Begins again with the job as it is on the server. */
    startFrom(newest: OwnJob) {
      keep(null);
      version.current = newest.version;
      deadline.current = toDraft(newest).deadline;
      form.restart(toDraft(newest));
    },
    /**
     * Goes on with what was typed, based on the job that was opened again, whose deadline it takes unless another was chosen here. If the
     * job was also saved elsewhere, saving still asks.
     */
    goOnWith(reopened: OwnJob) {
      if (version.current === null || reopened.version !== version.current + 1) return;
      const before = deadline.current;
      version.current = reopened.version;
      deadline.current = toDraft(reopened).deadline;
      form.change((now) => (now.deadline === before ? { deadline: deadline.current } : {}));
    },
  };
}
