import * as z from 'zod';
import { cursor, id, limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { formatPlainNumber } from '../../platform/plain-number.ts';
import { investmentTypes, sectors } from '../profiles/policy.ts';
import { projectCard, projectNotFound } from '../projects/contract.ts';
import { mostDismissed } from './policy.ts';

const dashboardViews = ['matches', 'all', 'dismissed'] as const;
export type DashboardView = (typeof dashboardViews)[number];

const fit = z.object({ sector: z.boolean(), minimum: z.boolean(), maximum: z.boolean(), type: z.boolean() });

const dashboardProject = z.object({
  project: projectCard.extend({ fundingTypes: z.array(z.enum(investmentTypes)) }),
  /** Which conditions of the investor's criteria it meets; a condition that isn't set is met. */
  fit,
  isMatch: z.boolean(),
  /** Published since the investor's visit before this one. */
  isNew: z.boolean(),
  /** The investor said that it isn't for them. */
  isDismissed: z.boolean(),
});

export type DashboardProject = z.output<typeof dashboardProject>;

/** Amounts in whole euros; null and empty lists set no condition. */
const criteria = z.object({
  sectors: z.array(z.enum(sectors)),
  min: z.int().nullable(),
  max: z.int().nullable(),
  types: z.array(z.enum(investmentTypes)),
});

export type OwnCriteria = z.output<typeof criteria>;

const dashboard = z.object({
  criteria,
  /** Null until they are counted for these criteria. */
  figures: z
    .object({
      total: z.int().nonnegative(),
      /** Without those dismissed. */
      matches: z.int().nonnegative(),
      percentage: z.int().min(0).max(100),
    })
    .nullable(),
  /** They are counted anew at this moment; a little later there are others. */
  isCounting: z.boolean(),
  /** Matches that were published since the visit before this one. `isMore`: at least so many. */
  newMatches: z.object({ count: z.int().nonnegative(), isMore: z.boolean() }),
  /** How many of the projects the investor dismissed. */
  dismissed: z.int().nonnegative(),
});

export type Dashboard = z.output<typeof dashboard>;

const tags = ['investors'];
const notInvestor = { FORBIDDEN: { message: 'Het dashboard is er voor mensen met de rol Investeerder.' } };
const signIn = { access: 'signed-in' } as const;
const ok = z.object({ ok: z.literal(true) });

export const investorsContract = {
  readDashboard: procedure(limited(signIn, { pace: paces.often }), {
    method: 'GET',
    path: '/investors/dashboard',
    tags,
    summary: 'The figures of an investor’s dashboard',
    description:
      'The viewer’s criteria, how many active projects there are, and how many meet all conditions that are set. Their own projects don’t count. The figures are kept and counted anew in the background: once a minute at most, and less often with more projects than 6,000.',
  })
    .output(dashboard)
    .errors(notInvestor),

  listDashboardProjects: procedure(signIn, {
    method: 'GET',
    path: '/investors/projects',
    tags,
    summary: 'A page of an investor’s projects',
    description:
      'Active projects of others, newest first, 20 at a time: those that meet the viewer’s criteria and that they didn’t dismiss, all, or those dismissed. Pass `next` of one page as `after` to read the following one.',
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

  recordVisit: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/investors/visit',
    tags,
    summary: 'Remember that the viewer looks at their dashboard',
    description:
      'Projects that are published after a visit are new at the next one. Calls less than 30 minutes apart are one visit, so a reload loses no mark.',
  })
    .output(ok)
    .errors(notInvestor),

  dismissProject: procedure(limited(signIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/investors/dismissals/{id}',
    tags,
    summary: 'Keep a project out of the viewer’s matches',
    description: 'Its owner doesn’t learn of it. Dismissing it twice changes nothing.',
  })
    .input(z.strictObject({ id }))
    .output(ok)
    .errors({
      ...notInvestor,
      ...projectNotFound,
      TOO_MANY_DISMISSED: {
        status: 409,
        message: `Je hebt al ${formatPlainNumber(mostDismissed)} projecten opzijgezet. Zet er eerst een paar terug.`,
      },
    }),

  restoreProject: procedure(limited(signIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/investors/dismissals/{id}',
    tags,
    summary: 'Put a dismissed project back',
    description: 'Does nothing if it wasn’t dismissed.',
  })
    .input(z.strictObject({ id }))
    .output(ok)
    .errors(notInvestor),
};
