import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useQuietMutation } from '../../../platform/web/data/use-quiet-mutation.ts';
import { useMe } from '../../profiles/hooks.ts';
import type { Project } from '../contract.ts';

/** Counts that a member looks at somebody else's project, once it is shown. One that isn't counted is no loss. */
export function useLook({ id, can }: Pick<Project, 'id' | 'can'>): void {
  const isCounted = useMe() !== null && !can.edit;
  const recordLook = useQuietMutation(useApi().projectViews.recordLook.mutationOptions());
  useEffect(() => {
    if (isCounted) recordLook({ id });
  }, [id, isCounted, recordLook]);
}

/** The looks at one's own project, beside it: asked in the browser only. */
export const useViews = (id: string) => useQuery(useApi().projectViews.readViews.queryOptions({ input: { id } })).data;
