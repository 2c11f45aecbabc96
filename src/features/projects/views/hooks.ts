import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useMe } from '../../profiles/hooks.ts';
import type { Project } from '../contract.ts';

/** Counts that a member looks at somebody else's project, once it is shown. One that isn't counted is no loss. */
export function useLook({ id, can }: Pick<Project, 'id' | 'can'>): void {
  const isCounted = useMe() !== null && !can.edit;
  const { mutate } = useMutation(useApi().projectViews.recordLook.mutationOptions());
  useEffect(() => {
    if (isCounted) mutate({ id });
  }, [id, isCounted, mutate]);
}

/** The looks at one's own project, beside it: asked in the browser only. */
export const useViews = (id: string) => useQuery(useApi().projectViews.readViews.queryOptions({ input: { id } })).data;
