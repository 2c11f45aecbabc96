import type { InfiniteData } from '@tanstack/react-query';
import { type Patch, patch } from '../../../../platform/web/data/patches.ts';
import type { useApi } from '../../../../platform/web/data/use-api.ts';
import type { SavedMark, SavedProject } from '../contract.ts';

type Api = ReturnType<typeof useApi>;
type Marks = { marks: SavedMark[] };
type Pages = InfiniteData<{ saved: SavedProject[]; next: string | null }, string | undefined>;

export const marksOptions = (api: Api) => api.savedProjects.listMarks.queryOptions({ meta: { shows: ['saved', 'self'] } });

/** Changes the marks of all cards. */
export function marksPatch(api: Api, change: (marks: SavedMark[]) => SavedMark[]): Patch {
  return patch<Marks>(marksOptions(api).queryKey, ({ marks }) => ({ marks: change(marks) }));
}

/** Changes the lists of what is saved, of each stage. */
export function savedPatch(api: Api, change: (saved: SavedProject[]) => SavedProject[]): Patch {
  return patch<Pages>(api.savedProjects.listSaved.key(), (list) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, saved: change(page.saved) })),
  }));
}

/** Changes one saved project wherever it is loaded. */
export function onePatches(api: Api, projectId: string, change: { stage: SavedProject['stage'] } | { note: string }): Patch[] {
  const mark = 'note' in change ? { hasNote: change.note !== '' } : change;
  return [
    marksPatch(api, (marks) => marks.map((each) => (each.projectId === projectId ? { ...each, ...mark } : each))),
    savedPatch(api, (saved) => saved.map((each) => (each.project.id === projectId ? { ...each, ...change } : each))),
  ];
}
