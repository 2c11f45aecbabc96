import type { OwnCriteria } from '../contract.ts';

/** Whether an investor chose anything that a project has to meet. */
export function hasCriteria({ sectors, min, max, types }: OwnCriteria): boolean {
  return sectors.length > 0 || min !== null || max !== null || types.length > 0;
}
