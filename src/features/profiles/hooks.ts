import { useSuspenseQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { useApi } from '../../platform/web/use-api.ts';
import type { me } from './contract.ts';

export type Me = z.output<typeof me>;

/** Who is signed in; null for a visitor. Asked again when the window gets focus, so that a session that ended shows. */
export function useMe(): Me | null {
  return useSuspenseQuery(useApi().profiles.readMe.queryOptions()).data;
}
