import * as z from 'zod';
import { defineTask } from '../../platform/server/queue.ts';
import type { Services } from '../../platform/server/services.ts';
import { countDashboard } from './commands/count-dashboard.ts';

/** Counts the figures of an investor's dashboard. */
export const countDashboardTask = defineTask({
  name: 'investors.count-dashboard',
  input: z.object({ personId: z.uuid() }),
  run: (services: Services, { personId }) => countDashboard(services, personId),
});
