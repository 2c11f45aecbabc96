import { defineFilters, oneOf, uncounted } from '../../../../platform/web/lists/filters.ts';

/** The address of the invitations: those that the viewer got, or those that they sent. */
export const invitationsAddress = defineFilters({ lijst: uncounted(oneOf(['verstuurd'])) });
