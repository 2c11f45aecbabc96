import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import type { OwnProject, ProjectFields } from '../contract.ts';
import { ownProjectOptions } from '../view/own-project-options.ts';

/** The project that a form saves, and the version that its next save is based on; null until the server knows it. */
export type Target = {
  id: string;
  version: number | null;
  /** Whether it may have been created before this page was opened. */
  mayExist: boolean;
};

type Attempt = { id: string; version: number | null; publish: boolean; fields: ProjectFields };

/** Saves a project, one save at a time. */
export function useSaving(target: { readonly current: Target }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const unanswered = useRef<Attempt>(null);
  const { mutateAsync } = useMutation({
    mutationFn: ({ version, ...project }: Attempt): Promise<OwnProject> =>
      version === null ? api.ownProjects.createProject.call(project) : api.ownProjects.saveProject.call({ ...project, version }),
    onSuccess: (project) => queryClient.setQueryData(ownProjectOptions(api, project.id).queryKey, project),
    meta: { changes: () => ['projects', `project:${target.current.id}`] },
  });

  async function send(attempt: Attempt): Promise<OwnProject> {
    unanswered.current = attempt;
    try {
      const saved = await mutateAsync(attempt);
      target.current.version = saved.version;
      unanswered.current = null;
      return saved;
    } catch (error) {
      if (readFailure(error) !== null) unanswered.current = null;
      throw error;
    }
  }

  async function saveNow(fields: ProjectFields, publish: boolean): Promise<OwnProject> {
    // A save whose answer was lost may be stored. Sent again, it returns the version that this one is based on. It was reported as failed,
    // so it publishes only if the person asks for that again.
    if (unanswered.current !== null) await send({ ...unanswered.current, publish: publish && unanswered.current.publish });
    const { id, version, mayExist } = target.current;
    const saved = await send({ id, version, publish, fields });
    // Creating a project that exists returns it as it is.
    return version === null && mayExist ? send({ id, version: saved.version, publish, fields }) : saved;
  }

  return (fields: ProjectFields, publish: boolean): Promise<OwnProject> => {
    const saving = queue.current.then(() => saveNow(fields, publish));
    queue.current = saving.catch(() => undefined);
    return saving;
  };
}
