import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { tellWhy } from '../../../projects/hooks.ts';
import { shownTitle } from '../../view/shown-title.ts';
import type { OwnJob } from '../contract.ts';
import { ownJobOptions } from '../view/own-job-options.ts';

type Api = ReturnType<typeof useApi>;

/**
 * A change of a job's state. The answer is the form's newest, which `onDone` gets at once, and what else shows the job is fetched
 * again.
 */
export function useJobAct<Input>(
  id: string,
  call: (api: Api, input: Input) => Promise<OwnJob>,
  done: string,
  onDone?: (job: OwnJob) => void,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess(job) {
      queryClient.setQueryData(ownJobOptions(api, id).queryKey, job);
      onDone?.(job);
      toast({ kind: 'success', title: done, message: shownTitle(job.fields.title) });
    },
    onError: tellWhy,
    // The role that it fills may be sought no longer, or again.
    meta: { changes: () => ['jobs', `job:${id}`, 'saved-jobs', 'project', 'projects'], isAwaited: true },
  });
}

/** Deletes one's own job. */
export function useDeleteJob({ id, title }: { id: string; title: string }, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.ownJobs.deleteJob.call({ id }),
    onSuccess() {
      onDeleted();
      toast({ kind: 'success', title: 'Vacature verwijderd', message: shownTitle(title) });
    },
    onError: tellWhy,
    meta: { changes: () => ['jobs', 'saved-jobs'] },
  });
}
