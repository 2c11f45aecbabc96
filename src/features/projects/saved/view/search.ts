import { defineFilters, type FiltersOf, oneOf } from '../../../../platform/web/lists/filters.ts';
import type { Stage } from '../policy.ts';

/** The address of what is saved: its stage, or all. */
export const savedAddress = defineFilters({ fase: oneOf(['bekeken', 'in-gesprek', 'afgewezen']) });

export type SavedSearch = FiltersOf<typeof savedAddress>;

export const stageInAddress = { viewed: 'bekeken', talking: 'in-gesprek', rejected: 'afgewezen' } as const satisfies Record<
  Stage,
  NonNullable<SavedSearch['fase']>
>;

const stageOf = { bekeken: 'viewed', 'in-gesprek': 'talking', afgewezen: 'rejected' } as const satisfies Record<
  NonNullable<SavedSearch['fase']>,
  Stage
>;

/** The stage that an address asks for; undefined for all. */
export function stageIn({ fase }: SavedSearch): Stage | undefined {
  return fase === undefined ? undefined : stageOf[fase];
}
