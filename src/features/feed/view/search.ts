import { defineFilters, matching, uncounted } from '../../../platform/web/lists/filters.ts';

const cursor = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The feed's address: the place that it begins after, of the link to older posts that readers without JavaScript follow. */
export const feedAddress = defineFilters({
  vanaf: uncounted(matching((written) => !Number.isNaN(Date.parse(cursor.exec(written)?.[1] ?? '')))),
});
