import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { tellWhy } from '../../projects/hooks.ts';
import type { DeckLink } from './contract.ts';

type Api = ReturnType<typeof useApi>;

const meta = (projectId: string) => ({ shows: [`deck-sharing:${projectId}`, 'deck-sharing', `project:${projectId}`] as const });

/** How one's own deck is shared. It compares the deck with what was released, so it follows each change of a slide. */
export function useSharing(projectId: string) {
  const shows = [...meta(projectId).shows, `deck:${projectId}`] as const;
  return useQuery(useApi().deckLinks.readSharing.queryOptions({ input: { id: projectId }, meta: { shows } }));
}

/** The links to one's own deck. What is read by them shows when it happens. */
export function useLinks(projectId: string) {
  const options = useApi().deckLinks.listLinks.infiniteOptions({
    input: (after: string | undefined) => ({ id: projectId, after }),
    ...paging,
    meta: { ...meta(projectId), follows: true },
  });
  return usePages(options, ({ links }) => links);
}

export function useAdmittedReadings(projectId: string) {
  const options = useApi().deckLinks.listAdmittedReadings.infiniteOptions({
    input: (after: string | undefined) => ({ id: projectId, after }),
    ...paging,
    meta: { ...meta(projectId), follows: true },
  });
  return usePages(options, ({ readings }) => readings);
}

/** A change of how a deck is shared, pending until the screen shows it; a toast says that it is done, or why it isn't. */
function useSharingChange<Input, Result>(
  projectId: string,
  call: (api: Api, input: Input) => Promise<Result>,
  done: string,
  nameIn?: (input: Input) => string,
) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (_result, input: Input) => toast({ kind: 'success', title: done, ...(nameIn && { message: nameIn(input) }) }),
    onError: tellWhy,
    meta: { changes: () => [`deck-sharing:${projectId}`], isAwaited: true },
  });
}

export const useReleaseDeck = (projectId: string) =>
  useSharingChange(projectId, (api) => api.deckLinks.releaseDeck.call({ id: projectId }), 'Pitch vrijgegeven');

type Link = Pick<DeckLink, 'id' | 'label'>;

const labelIn = ({ label }: Link) => label;

export const useRenewLink = (projectId: string) =>
  useSharingChange(projectId, (api, { id }: Link) => api.deckLinks.renewLink.call({ id }), 'Nieuw adres gemaakt', labelIn);

export const useTakeBackLink = (projectId: string) =>
  useSharingChange(projectId, (api, { id }: Link) => api.deckLinks.takeBackLink.call({ id }), 'Link teruggenomen', labelIn);

/** Makes a link; the form tells why it couldn't. */
export function useCreateLink(projectId: string) {
  return useMutation(
    useApi().deckLinks.createLink.mutationOptions({
      meta: { changes: () => [`deck-sharing:${projectId}`, `project:${projectId}`], isAwaited: true },
    }),
  );
}
