import { type AccessRows, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { calendarContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const calendarAccess: AccessRows<typeof calendarContract> = {
  readCalendarAddress: signedIn('ok'),
  renewCalendarAddress: signedIn('ok'),
  removeCalendarAddress: signedIn('ok'),
};
