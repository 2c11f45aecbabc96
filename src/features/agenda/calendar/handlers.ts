import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { removeCalendarAddress, renewCalendarAddress } from './commands.ts';
import { calendarContract } from './contract.ts';
import { readCalendarAddress } from './queries.ts';

const os = implementContract(calendarContract);

export const calendarHandlers = os.router({
  readCalendarAddress: os.readCalendarAddress.handler(async ({ context }) => ({
    url: await readCalendarAddress(context.services, viewerOf(context).id),
  })),

  renewCalendarAddress: os.renewCalendarAddress.handler(async ({ context }) => ({
    url: await renewCalendarAddress(context.services, viewerOf(context).id),
  })),

  removeCalendarAddress: os.removeCalendarAddress.handler(async ({ context }) => {
    await removeCalendarAddress(context.services, viewerOf(context).id);
    return { url: null };
  }),
});
