import { defineFilters, type FiltersOf, matching, oneOf, uncounted } from '../../../platform/web/lists/filters.ts';
import { matchStatuses } from '../policy.ts';

const isId = (written: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(written);

/** The address of the matches: the viewer's side, the status, and the job of a poster. */
export const matchesAddress = defineFilters({
  kant: uncounted(oneOf(['talent', 'vacatures'])),
  filter: oneOf(matchStatuses),
  vacature: matching(isId),
});

export type MatchesSearch = FiltersOf<typeof matchesAddress>;
