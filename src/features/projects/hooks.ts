import { keepPreviousData, type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../platform/web/data/use-api.ts';
import { toast } from '../../platform/web/kit/toast.ts';
import { paging } from '../../platform/web/lists/paging.ts';
import { usePages } from '../../platform/web/lists/use-pages.ts';
import { useMe } from '../profiles/hooks.ts';
import { filtersOf } from './view/filters.ts';
import { projectOptions } from './view/project-options.ts';
import type { ProjectsSearch } from './view/search.ts';

type Api = ReturnType<typeof useApi>;

const projectsOptions = (api: Api, search: ProjectsSearch) =>
  api.projects.listProjects.infiniteOptions({
    input: (after: string | undefined) => ({ ...filtersOf(search), after }),
    ...paging,
    // Keep the previous results while a filter changes, until the answer arrives.
    placeholderData: keepPreviousData,
    meta: { shows: ['projects', 'self'] },
  });

/** Prefetches the overview; the screen reports a failure. */
export function loadProjects(queryClient: QueryClient, api: Api, search: ProjectsSearch): Promise<void> {
  return queryClient.prefetchInfiniteQuery(projectsOptions(api, search));
}

export const useProjects = (search: ProjectsSearch) => usePages(projectsOptions(useApi(), search), ({ projects }) => projects);

/** A project as the viewer may see it. */
export function useProject(id: string) {
  return useSuspenseQuery(projectOptions(useApi(), id)).data;
}

/** The answer to Investeren: the way to sign in, or the announcement that it comes. */
export type InvestAnswer = 'sign-in' | 'announced';

/** Investeren, which is announced: Kiem brings people together and moves no money. */
export function useInvesting() {
  const me = useMe();
  const [answer, setAnswer] = useState<InvestAnswer | null>(null);

  function invest() {
    setAnswer(me === null ? 'sign-in' : 'announced');
    toast(
      me === null
        ? { kind: 'error', title: 'Inloggen vereist', message: 'Log in om te investeren in dit project.' }
        : { kind: 'success', title: 'Investment functionaliteit wordt binnenkort beschikbaar.' },
    );
  }

  return { answer, invest };
}
