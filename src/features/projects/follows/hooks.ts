import type { InfiniteData } from '@tanstack/react-query';
import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import type { Project, ProjectCard } from '../contract.ts';
import { projectOptions } from '../view/project-options.ts';
import type { FollowState } from './contract.ts';

type Pages = InfiniteData<{ projects: ProjectCard[]; next: string | null }, string | undefined>;
type Api = ReturnType<typeof useApi>;

/** Changes what is loaded of the follows of one project. */
function followPatches(api: Api, id: string, change: (state: FollowState) => FollowState) {
  const put = <Shown extends FollowState & { id: string }>(project: Shown) =>
    project.id === id ? { ...project, ...change(project) } : project;
  return [
    patch<Project>(projectOptions(api, id).queryKey, put),
    patch<Pages>(api.projects.listProjects.key({ type: 'infinite' }), (list) => ({
      ...list,
      pages: list.pages.map((page) => ({ ...page, projects: page.projects.map(put) })),
    })),
  ];
}

/** Follows a project, or stops. */
export function useFollow({ id, followedByViewer: isFollowed }: FollowState & { id: string }) {
  const api = useApi();
  const { mutate } = useOptimistic({
    call: (follow: boolean) => (follow ? api.follows.followProject : api.follows.unfollowProject).call({ id }),
    show: (follow) =>
      followPatches(api, id, ({ followersCount, followedByViewer }) => ({
        followersCount: followersCount + Number(follow) - Number(followedByViewer),
        followedByViewer: follow,
      })),
    answer: ({ followersCount, followedByViewer }) => followPatches(api, id, () => ({ followersCount, followedByViewer })),
    changes: () => ['projects'],
    failed: ({ input, failure }) => {
      if (failure?.code === 'UNAUTHORIZED' || failure?.code === 'NOT_FOUND') return failure.message;
      return input ? 'Kon het project niet volgen. Probeer opnieuw.' : 'Kon het volgen niet stoppen. Probeer opnieuw.';
    },
    // The last choice is the one that stays.
    scope: `follow-${id}`,
  });
  return { isFollowed, toggle: () => mutate(!isFollowed) };
}

/** The people who follow an own project. */
export function useFollowers(id: string) {
  const options = useApi().follows.listFollowers.infiniteOptions({
    input: (before: string | undefined) => ({ id, before }),
    ...paging,
    meta: { shows: [`project:${id}`, 'self'] },
  });
  return usePages(options, ({ followers }) => followers);
}
