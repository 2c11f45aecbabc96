import { defineFilters, text, uncounted } from '../../../../platform/web/lists/filters.ts';

/** The address of the form: the name of the field to begin at, whose section is after the '#'. */
export const ownProjectAddress = defineFilters({ veld: uncounted(text(60)) });
