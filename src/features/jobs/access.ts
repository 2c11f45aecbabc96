import { type AccessRows, everybody, type Hidden } from '../../app/testing/procedure-rows.ts';
import type { jobsContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const jobsAccess: AccessRows<typeof jobsContract> = {
  listJobs: {
    ...everybody('ok'),
    input: () => ({}),
    hidden: ({ projectId: project }: Hidden) => [{ project }],
  },
  readJob: { ...everybody('ok'), input: ({ jobId: id }) => ({ id }), hidden: ({ jobId: id }) => [{ id }] },
};
