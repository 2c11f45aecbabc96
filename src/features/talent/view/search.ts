import { defineFilters, type FiltersOf, oneOf, text, uncounted } from '../../../platform/web/lists/filters.ts';

/** The address of the talent list. Its numbers and kinds of work are read by `filtersOf`: their lists aren't worth the way to every page. */
export const talentAddress = defineFilters({
  zoek: uncounted(text(100)),
  beschikbaar: oneOf(['bezig', 'alle']),
  werk: text(20),
  plaats: text(100),
  taal: text(60),
  /** Euros per hour, at most. */
  tarief: text(9),
  /** Years of experience, at least. */
  jaren: text(2),
  remote: oneOf(['ja']),
  sorteer: uncounted(oneOf(['tarief', 'ervaring'])),
});

export type TalentSearch = FiltersOf<typeof talentAddress>;
