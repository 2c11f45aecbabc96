import { newId } from '../../../platform/ids.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { usePeopleChange } from '../hooks.ts';

type Role = { projectId: string; roleId: string };

/** Sends a message to the owner. Once there is an interest the server sends none, so a repeat needs no id of its own. */
export const useShowInterest = ({ projectId, roleId }: Role, ownerName: string) =>
  usePeopleChange(
    projectId,
    (api, content: string) => api.interests.showInterest.call({ id: roleId, messageId: newId(), content }),
    'Je hebt interesse getoond',
    () => `Je bericht aan ${ownerName} is verstuurd`,
  );

export const useTakeBackInterest = ({ projectId, roleId }: Role, roleName: string) =>
  usePeopleChange(
    projectId,
    (api) => api.interests.takeBackInterest.call({ id: roleId }),
    'Interesse ingetrokken',
    () => `In de rol “${roleName}”`,
  );

/** The people who are interested in a role of one's own project. */
export function useInterests({ projectId, roleId }: Role) {
  const options = useApi().interests.listInterests.infiniteOptions({
    input: (after: string | undefined) => ({ id: roleId, after }),
    ...paging,
    meta: { shows: [`project:${projectId}`, 'project'] },
  });
  return usePages(options, ({ interests }) => interests);
}
