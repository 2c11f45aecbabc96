import { defineFilters, matching } from '../../../../platform/web/lists/filters.ts';
import { isId } from '../../view/search.ts';

/** The address of the answers that are owed: those of one job, or of all. */
export const answersAddress = defineFilters({ vacature: matching(isId) });
