import type { useApi } from '../../../../platform/web/data/use-api.ts';

/** How many investors an own project fits. */
export function fittingOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.approach.readFitting.queryOptions({ input: { id }, meta: { shows: [`project:${id}`] } });
}
