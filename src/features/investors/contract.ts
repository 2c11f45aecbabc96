import * as z from 'zod';
import { cursor, procedure } from '../../platform/contract.ts';
import { investmentTypes, sectors } from '../profiles/policy.ts';
import { projectCard } from '../projects/contract.ts';

export const dashboardViews = ['matches', 'all'] as const;

const fit = z.object({ sector: z.boolean(), minimum: z.boolean(), maximum: z.boolean(), type: z.boolean() });

const dashboardProject = z.object({
  project: projectCard.extend({ fundingTypes: z.array(z.enum(investmentTypes)) }),
  /** Which conditions of the investor's criteria it meets; a condition that isn't set is met. */
  fit,
  isMatch: z.boolean(),
});

export type DashboardProject = z.output<typeof dashboardProject>;

const dashboard = z.object({
  /** Amounts in whole euros; null and empty lists set no condition. */
  criteria: z.object({
    sectors: z.array(z.enum(sectors)),
    min: z.int().nullable(),
    max: z.int().nullable(),
    types: z.array(z.enum(investmentTypes)),
  }),
  total: z.int().nonnegative(),
  matches: z.int().nonnegative(),
  percentage: z.int().min(0).max(100),
});

export type Dashboard = z.output<typeof dashboard>;

const tags = ['investors'];
const notInvestor = { FORBIDDEN: { message: 'Het dashboard is er voor mensen met de rol Investeerder.' } };
const signIn = { access: 'signed-in' } as const;

export const investorsContract = {
  readDashboard: procedure(signIn, {
    method: 'GET',
    path: '/investors/dashboard',
    tags,
    summary: 'The figures of an investor’s dashboard',
    description:
      'The viewer’s criteria, how many active projects there are, and how many meet all conditions that are set. Their own projects don’t count.',
  })
    .output(dashboard)
    .errors(notInvestor),

  listDashboardProjects: procedure(signIn, {
    method: 'GET',
    path: '/investors/projects',
    tags,
    summary: 'A page of an investor’s projects',
    description:
      'Active projects of others, newest first, 20 at a time: those that meet the viewer’s criteria, or all. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ view: z.enum(dashboardViews).default('matches'), after: cursor.optional() }))
    .output(
      z.object({
        projects: z.array(dashboardProject),
        /** Pass as `after` for the next page; null at the end. */
        next: cursor.nullable(),
      }),
    )
    .errors(notInvestor),
};
