import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { useMe } from '../../profiles/hooks.ts';
import { updatesOptions } from '../view/cached-posts.ts';

/** The updates of a project, newest first. */
export function useUpdates(projectId: string) {
  return usePages(updatesOptions(useApi(), projectId), ({ posts }) => posts);
}

/** The projects of which the viewer may share an update. Asked for entrepreneurs only, and in the browser. */
export function useUpdatable(): { id: string; title: string }[] {
  const isEntrepreneur = useMe()?.roles.includes('entrepreneur') ?? false;
  const options = useApi().updates.listUpdatable.queryOptions({ enabled: isEntrepreneur, meta: { shows: ['projects', 'self'] } });
  return useQuery(options).data?.projects ?? [];
}
