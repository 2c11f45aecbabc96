import { type QueryClient, useQuery } from '@tanstack/react-query';
import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { useMe } from '../../profiles/hooks.ts';
import type { SavedMark } from './contract.ts';
import { marksOptions, marksPatch, notePatches, savedPatch } from './view/patches.ts';

type Api = ReturnType<typeof useApi>;

const savedOptions = (api: Api) =>
  api.savedTalents.listSaved.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    ...paging,
    meta: { shows: ['saved-talents', 'self', 'relations'] },
  });

const noteOptions = (api: Api, id: string) =>
  api.savedTalents.readNote.queryOptions({ input: { id }, meta: { shows: ['saved-talents', 'self'] } });

/** Prefetches whom the viewer saved; the screen reports a failure. */
export async function loadSaved(queryClient: QueryClient, api: Api): Promise<void> {
  await Promise.all([queryClient.prefetchInfiniteQuery(savedOptions(api)), queryClient.prefetchQuery(marksOptions(api))]);
}

export const useSaved = () => usePages(savedOptions(useApi()), ({ saved }) => saved);

/** All whom the viewer saved, without the talents; undefined until it is known, and for visitors. */
export function useMarks(): SavedMark[] | undefined {
  const isMember = useMe() !== null;
  return useQuery({ ...marksOptions(useApi()), enabled: isMember }).data?.marks;
}

/** The note on a saved talent; undefined until it is known. A mark without one says so at once, while the save is under way too. */
export function useNote({ talentId, hasNote }: SavedMark): string | undefined {
  const none = hasNote ? {} : { initialData: { note: '' }, initialDataUpdatedAt: 0 };
  return useQuery({ ...noteOptions(useApi(), talentId), ...none }).data?.note;
}

/** The acts on one saved talent reach the server in their order: a note needs the save before it. */
const scopeOf = (talentId: string) => `saved-talent-${talentId}`;

/** Saves a talent, or removes them with the note. */
export function useSaving(talentId: string) {
  const api = useApi();
  return useOptimistic({
    call: (save: boolean) => (save ? api.savedTalents.saveTalent : api.savedTalents.unsaveTalent).call({ id: talentId }),
    show(save) {
      const others = (marks: SavedMark[]) => marks.filter((each) => each.talentId !== talentId);
      if (save) return [marksPatch(api, (marks) => [{ talentId, hasNote: false }, ...others(marks)])];
      return [marksPatch(api, others), savedPatch(api, (saved) => saved.filter(({ talent }) => talent.id !== talentId))];
    },
    changes: () => ['saved-talents'],
    failed: ({ input, failure }) => failure?.message ?? `Kon het talent niet ${input ? 'bewaren' : 'weghalen'}. Probeer opnieuw.`,
    scope: scopeOf(talentId),
  });
}

/** Writes the note on a saved talent. Its form says why it failed. */
export function useWriteNote(talentId: string) {
  const api = useApi();
  return useOptimistic({
    call: (note: string) => api.savedTalents.setNote.call({ id: talentId, note }),
    show: (note) => [...notePatches(api, talentId, note), patch<{ note: string }>(noteOptions(api, talentId).queryKey, () => ({ note }))],
    changes: () => ['saved-talents'],
    failed: null,
    scope: scopeOf(talentId),
  });
}
