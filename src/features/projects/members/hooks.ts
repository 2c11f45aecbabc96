import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../platform/web/browser/use-debounced.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { shortestSearch } from '../../profiles/view/find.ts';
import { type Named, nameIn, usePeopleChange } from '../hooks.ts';

/** Searches among one's connections, debounced. */
export function useFindConnections(typed: string) {
  const search = useDebounced(typed.trim());
  const found = useQuery(
    useApi().members.findConnections.queryOptions({
      input: search.length < shortestSearch ? skipToken : { search },
      placeholderData: keepPreviousData,
      retry: false,
      meta: { shows: ['connections'] },
    }),
  );
  return { ...found, isCurrent: search === typed.trim() && !found.isPlaceholderData };
}

/** The team of one's own project, asked people included. */
export const useMembers = (id: string) =>
  useQuery(useApi().members.listMembers.queryOptions({ input: { id }, meta: { shows: [`project:${id}`, 'project'] } }));

/** Asks a connection into the team. */
export const useAskMember = (id: string) =>
  usePeopleChange(
    id,
    (api, { personId, role }: Named & { role: string }) => api.members.askMember.call({ id, personId, role }),
    'Vraag verstuurd',
    nameIn,
  );

/** Gives somebody in the team another function. */
export const useChangeRole = (id: string) =>
  usePeopleChange(
    id,
    (api, { personId, role }: Named & { role: string }) => api.members.changeMemberRole.call({ id, personId, role }),
    'Functie gewijzigd',
    nameIn,
  );

/** Removes a member, or takes back a question. */
export const useRemoveMember = (id: string, done: string) =>
  usePeopleChange(id, (api, { personId }: Named) => api.members.removeMember.call({ id, personId }), done, nameIn);

type Titled = { id: string; title: string };

/** Accepts a place in the team, with the function that the viewer sees. */
export const useAcceptMembership = ({ id, title }: Titled) =>
  usePeopleChange(
    id,
    (api, role: string) => api.members.acceptMembership.call({ id, role }),
    'Je staat nu in het team',
    () => title,
  );

/** Declines a question, or leaves the team. */
export const useLeaveTeam = ({ id, title }: Titled, done: string) =>
  usePeopleChange(
    id,
    (api) => api.members.leaveTeam.call({ id }),
    done,
    () => title,
  );
