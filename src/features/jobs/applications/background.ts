import * as z from 'zod';
import { defineTask } from '../../../platform/server/queue.ts';
import type { Services } from '../../../platform/server/services.ts';
import { tellApplicants } from './commands/tell-applicants.ts';

/** Tells applicants that the job is gone: in a notification those who didn't withdraw and may see the poster, in their open browsers all. */
export const tellOfGoneJob = defineTask({
  name: 'jobs.tell-of-gone-job',
  // Without the poster, whose departure may be the cause and removes every task that names them.
  input: z.object({ applications: z.array(z.object({ id: z.uuid(), isTold: z.boolean().default(true) })) }),
  run: (services: Services, { applications }) => tellApplicants(services, applications),
});
