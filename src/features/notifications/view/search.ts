import { defineFilters, oneOf, uncounted } from '../../../platform/web/lists/filters.ts';

/** The address of the notifications: all of them, or the unread ones. */
export const notificationsAddress = defineFilters({ filter: uncounted(oneOf(['ongelezen'])) });
