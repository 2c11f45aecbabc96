import type { InfiniteData } from '@tanstack/react-query';
import { type Patch, patch } from '../../../../platform/web/data/patches.ts';
import type { useApi } from '../../../../platform/web/data/use-api.ts';
import type { SavedMark, SavedTalent } from '../contract.ts';

type Api = ReturnType<typeof useApi>;
type Marks = { marks: SavedMark[] };
type Pages = InfiniteData<{ saved: SavedTalent[]; next: string | null }, string | undefined>;

export const marksOptions = (api: Api) => api.savedTalents.listMarks.queryOptions({ meta: { shows: ['saved-talents', 'self'] } });

/** Changes the marks of all cards. */
export function marksPatch(api: Api, change: (marks: SavedMark[]) => SavedMark[]): Patch {
  return patch<Marks>(marksOptions(api).queryKey, ({ marks }) => ({ marks: change(marks) }));
}

/** Changes the list of whom the viewer saved. */
export function savedPatch(api: Api, change: (saved: SavedTalent[]) => SavedTalent[]): Patch {
  return patch<Pages>(api.savedTalents.listSaved.key(), (list) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, saved: change(page.saved) })),
  }));
}

/** Changes a note wherever it is loaded. */
export function notePatches(api: Api, talentId: string, note: string): Patch[] {
  return [
    marksPatch(api, (marks) => marks.map((each) => (each.talentId === talentId ? { ...each, hasNote: note !== '' } : each))),
    savedPatch(api, (saved) => saved.map((each) => (each.talent.id === talentId ? { ...each, note } : each))),
  ];
}
