import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { type Named, nameIn, usePeopleChange } from '../hooks.ts';
import type { admissionLists } from './contract.ts';

export const useAskAccess = (id: string, ownerName: string) =>
  usePeopleChange(
    id,
    (api, note: string) => api.admissions.askAccess.call({ id, note }),
    'Toegang gevraagd',
    () => `${ownerName} krijgt er bericht van`,
  );

/** Takes back a request, or gives up an admission. */
export const useWithdrawAccess = ({ id, title }: { id: string; title: string }, done: string) =>
  usePeopleChange(
    id,
    (api) => api.admissions.withdrawAccess.call({ id }),
    done,
    () => title,
  );

/** The requests of one's own project, or the admitted people. An inbox: a request shows when it comes. */
export function useAdmissions(id: string, list: (typeof admissionLists)[number]) {
  const options = useApi().admissions.listAdmissions.infiniteOptions({
    input: (after: string | undefined) => ({ id, list, after }),
    ...paging,
    meta: { shows: [`project:${id}`, 'project'], follows: true },
  });
  return usePages(options, ({ admissions }) => admissions);
}

export const useAdmitPerson = (id: string) =>
  usePeopleChange(id, (api, { personId }: Named) => api.admissions.admitPerson.call({ id, personId }), 'Toegelaten', nameIn);

export const useDeclineAccess = (id: string) =>
  usePeopleChange(
    id,
    (api, { personId, answer }: Named & { answer: string }) => api.admissions.declineAccess.call({ id, personId, answer }),
    'Verzoek afgewezen',
    nameIn,
  );

export const useEndAdmission = (id: string) =>
  usePeopleChange(id, (api, { personId }: Named) => api.admissions.endAdmission.call({ id, personId }), 'Toegang beëindigd', nameIn);
