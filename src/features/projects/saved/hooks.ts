import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { useMe } from '../../profiles/hooks.ts';
import type { SavedMark } from './contract.ts';
import type { Stage } from './policy.ts';
import { marksOptions, marksPatch, onePatches, savedPatch } from './view/patches.ts';
import { type SavedSearch, stageIn } from './view/search.ts';

type Api = ReturnType<typeof useApi>;

const savedOptions = (api: Api, search: SavedSearch) =>
  api.savedProjects.listSaved.infiniteOptions({
    input: (after: string | undefined) => ({ stage: stageIn(search), after }),
    ...paging,
    placeholderData: keepPreviousData,
    meta: { shows: ['saved', 'self', 'relations'] },
  });

const noteOptions = (api: Api, id: string) =>
  api.savedProjects.readNote.queryOptions({ input: { id }, meta: { shows: ['saved', 'self'] } });

/** Prefetches what is saved; the screen reports a failure. */
export async function loadSaved(queryClient: QueryClient, api: Api, search: SavedSearch): Promise<void> {
  await Promise.all([queryClient.prefetchInfiniteQuery(savedOptions(api, search)), queryClient.prefetchQuery(marksOptions(api))]);
}

export const useSaved = (search: SavedSearch) => usePages(savedOptions(useApi(), search), ({ saved }) => saved);

/** All that the viewer saved, without the projects; undefined until it is known, and for visitors. */
export function useMarks(): SavedMark[] | undefined {
  const isMember = useMe() !== null;
  return useQuery({ ...marksOptions(useApi()), enabled: isMember }).data?.marks;
}

/** The note on a saved project; undefined until it is known. A mark without one says so at once, while the save is under way too. */
export function useNote({ projectId, hasNote }: SavedMark): string | undefined {
  const none = hasNote ? {} : { initialData: { note: '' }, initialDataUpdatedAt: 0 };
  return useQuery({ ...noteOptions(useApi(), projectId), ...none }).data?.note;
}

/** The acts on one saved project reach the server in their order: a stage or a note needs the save before it. */
const scopeOf = (projectId: string) => `saved-${projectId}`;

/** Saves a project, or removes it with its note. */
export function useSaving(projectId: string) {
  const api = useApi();
  return useOptimistic({
    call: (save: boolean) => (save ? api.savedProjects.saveProject : api.savedProjects.unsaveProject).call({ id: projectId }),
    show(save) {
      const others = (marks: SavedMark[]) => marks.filter((each) => each.projectId !== projectId);
      if (save) return [marksPatch(api, (marks) => [{ projectId, stage: 'viewed', hasNote: false }, ...others(marks)])];
      return [marksPatch(api, others), savedPatch(api, (saved) => saved.filter(({ project }) => project.id !== projectId))];
    },
    changes: () => ['saved'],
    failed: ({ input, failure }) => failure?.message ?? `Kon het project niet ${input ? 'bewaren' : 'weghalen'}. Probeer opnieuw.`,
    scope: scopeOf(projectId),
  });
}

/** Gives a saved project another stage. */
export function useStage(projectId: string) {
  const api = useApi();
  return useOptimistic({
    call: (stage: Stage) => api.savedProjects.setStage.call({ id: projectId, stage }),
    show: (stage) => onePatches(api, projectId, { stage }),
    changes: () => ['saved'],
    failed: 'Kon de fase niet wijzigen. Probeer opnieuw.',
    scope: scopeOf(projectId),
  });
}

/** Writes the note on a saved project. Its form says why it failed. */
export function useWriteNote(projectId: string) {
  const api = useApi();
  return useOptimistic({
    call: (note: string) => api.savedProjects.setNote.call({ id: projectId, note }),
    show: (note) => [
      ...onePatches(api, projectId, { note }),
      patch<{ note: string }>(noteOptions(api, projectId).queryKey, () => ({ note })),
    ],
    changes: () => ['saved'],
    failed: null,
    scope: scopeOf(projectId),
  });
}
