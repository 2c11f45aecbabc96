import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { tellWhy } from '../../hooks.ts';
import type { OwnProject } from '../contract.ts';
import { ownProjectOptions } from '../view/own-project-options.ts';

/** The change of a project's state: completed, withdrawn, put back. The answer is shown, and what else shows the project is fetched again. */
export function useProjectAct(id: string, name: 'completeProject' | 'withdrawProject' | 'restoreProject', done: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<OwnProject> => api.ownProjects[name].call({ id }),
    onSuccess(project) {
      queryClient.setQueryData(ownProjectOptions(api, id).queryKey, project);
      toast({ kind: 'success', title: done, message: project.fields.title });
    },
    onError: tellWhy,
    meta: { changes: () => ['projects', `project:${id}`] },
  });
}

/** Deletes one's own draft. */
export function useDeleteDraft({ id, fields }: Pick<OwnProject, 'id' | 'fields'>, onDeleted: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.ownProjects.deleteDraft.call({ id }),
    onSuccess() {
      onDeleted();
      queryClient.removeQueries(ownProjectOptions(api, id));
      toast({ kind: 'success', title: 'Concept verwijderd', message: fields.title });
    },
    onError: tellWhy,
    meta: { changes: () => ['projects', `project:${id}`] },
  });
}

/** States the amount that was raised. The form around it says why it failed. */
export function useStateRaised(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) => api.ownProjects.stateRaised.call({ id, amount }),
    onSuccess: (project) => queryClient.setQueryData(ownProjectOptions(api, id).queryKey, project),
    meta: { changes: () => ['projects', `project:${id}`] },
  });
}
