import { ORPCError } from '@orpc/client';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readRefusal } from '../../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import type { OwnProject, ProjectFields } from '../contract.ts';
import { toStored } from '../policy.ts';
import { staleMessage } from '../texts.ts';
import { ownProjectOptions } from '../view/own-project-options.ts';

/** The project that a form saves, and the version that its next save is based on; null until the server knows it. */
export type Target = {
  id: string;
  version: number | null;
  /** Whether it may have been created before this page was opened. */
  mayExist: boolean;
};

type Attempt = { id: string; version: number | null; publish: boolean; fields: ProjectFields };

const holds = (saved: OwnProject, fields: ProjectFields) => hashKey([saved.fields]) === hashKey([toStored(fields)]);

/** Saves a project, one save at a time. Throws the refusal STALE, too, if what it creates turns out to be another window's. */
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
    const saved = await mutateAsync(attempt).catch((error: unknown) => {
      if (readRefusal(error) !== null) unanswered.current = null;
      throw error;
    });
    unanswered.current = null;
    if (attempt.version === null && !isOwn(saved, attempt)) throw new ORPCError('STALE', { defined: true, message: staleMessage });
    target.current.version = saved.version;
    return saved;
  }

  /**
   * Creating a project that exists returns it as it is. It is this form's own if it holds what was sent, or was created before this
   * page was opened, by a request whose answer was lost, and not saved since; else another window created it, or saved it since.
   */
  function isOwn(saved: OwnProject, { fields }: Attempt): boolean {
    return holds(saved, fields) || (target.current.mayExist && saved.version === 1);
  }

  async function saveNow(fields: ProjectFields, publish: boolean): Promise<OwnProject> {
    // A save whose answer was lost may be stored. Sent again, it returns the version that this one is based on. It was reported as failed,
    // so it publishes only if the person asks for that again.
    if (unanswered.current !== null) await send({ ...unanswered.current, publish: publish && unanswered.current.publish });
    const { id, version } = target.current;
    const saved = await send({ id, version, publish, fields });
    const isDone = version !== null || (holds(saved, fields) && !(publish && saved.status === 'draft'));
    return isDone ? saved : send({ id, version: saved.version, publish, fields });
  }

  return (fields: ProjectFields, publish: boolean): Promise<OwnProject> => {
    const saving = queue.current.then(() => saveNow(fields, publish));
    queue.current = saving.catch(() => undefined);
    return saving;
  };
}
