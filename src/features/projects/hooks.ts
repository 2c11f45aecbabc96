import { keepPreviousData, type QueryClient, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailure } from '../../platform/web/data/api-failure.ts';
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

/** Shows why something failed: the server's reason, or that it went wrong. */
export function tellWhy(error: unknown): void {
  toast({ kind: 'error', title: 'Fout', message: readFailure(error)?.message ?? 'Er is iets misgegaan. Probeer opnieuw.' });
}

/** A person, with the name that a toast about them says. */
export type Named = { personId: string; name: string };

export const nameIn = ({ name }: Named): string => name;

/**
 * A change of what people are to a project. It is pending until the screen shows the result, and a toast says so, with the name of the
 * person that it is about, or why it failed.
 */
export function usePeopleChange<Input = void>(
  projectId: string,
  call: (api: Api, input: Input) => Promise<unknown>,
  done: string,
  nameIn?: (input: Input) => string,
) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (_result, input: Input) => toast({ kind: 'success', title: done, ...(nameIn && { message: nameIn(input) }) }),
    onError: tellWhy,
    meta: { changes: () => [`project:${projectId}`, 'standings'], isAwaited: true },
  });
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
