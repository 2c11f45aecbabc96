import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { ownProjectOptions } from '../view/own-project-options.ts';

/** One's own project, with everything that its owner can change. */
export function useOwnProject(id: string) {
  return useSuspenseQuery(ownProjectOptions(useApi(), id)).data;
}
