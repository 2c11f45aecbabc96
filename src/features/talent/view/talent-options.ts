import type { useApi } from '../../../platform/web/data/use-api.ts';

/** One talent, for a page of its own. */
export function talentOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.talent.readTalent.queryOptions({ input: { id }, meta: { shows: [`talent:${id}`, 'self', 'relations'] } });
}
