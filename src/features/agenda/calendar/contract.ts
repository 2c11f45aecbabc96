import * as z from 'zod';
import { limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { signedIn } from '../contract.ts';

const tags = ['agenda'];
const address = z.object({
  /** Null when there is none. */
  url: z.string().nullable(),
});

export const calendarContract = {
  readCalendarAddress: procedure(signedIn, {
    method: 'GET',
    path: '/calendar',
    tags,
    summary: 'The private address of the viewer’s calendar',
    description: 'The private address at which calendar programs read the agenda. Anyone who has it can read along, so it can be renewed.',
  }).output(address),

  renewCalendarAddress: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/calendar',
    tags,
    summary: 'Make a new calendar address',
    description: 'Makes the first address, or replaces the old one, which stops working at that moment.',
  }).output(address),

  removeCalendarAddress: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'DELETE',
    path: '/calendar',
    tags,
    summary: 'End the calendar address',
    description: 'The address stops working. Does nothing if there is none.',
  }).output(address),
};
