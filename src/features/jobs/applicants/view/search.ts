import { defineFilters, type FiltersOf, oneOf, text, uncounted } from '../../../../platform/web/lists/filters.ts';
import type { ApplicationPart } from '../../applications/policy.ts';

/** The address of a poster's list: how it is shown, and its filters. */
export const applicantsAddress = defineFilters({
  toon: uncounted(oneOf(['lijst'])),
  zoek: text(100),
  status: oneOf(['nieuw', 'in-behandeling', 'uitgenodigd', 'aangenomen', 'afgewezen', 'ingetrokken']),
  wacht: oneOf(['antwoord']),
});

export type ApplicantsSearch = FiltersOf<typeof applicantsAddress>;

type Written = NonNullable<ApplicantsSearch['status']>;

export const partInAddress: Record<ApplicationPart, Written> = {
  new: 'nieuw',
  in_review: 'in-behandeling',
  invited: 'uitgenodigd',
  hired: 'aangenomen',
  rejected: 'afgewezen',
  withdrawn: 'ingetrokken',
};

const partOf: Record<Written, ApplicationPart> = {
  nieuw: 'new',
  'in-behandeling': 'in_review',
  uitgenodigd: 'invited',
  aangenomen: 'hired',
  afgewezen: 'rejected',
  ingetrokken: 'withdrawn',
};

/** The filters of an address, as the contract has them. */
export function filtersIn({ zoek = '', status, wacht }: ApplicantsSearch) {
  return { search: zoek, owed: wacht !== undefined, part: status === undefined ? undefined : partOf[status] };
}
