import * as z from 'zod';
import { cursor, id, instant, procedure } from '../../platform/contract.ts';
import { personSummary } from '../profiles/contract.ts';
import { investmentTypes } from '../profiles/policy.ts';
import { picture } from '../uploads/contract.ts';
import { access } from './admissions/contract.ts';
import { member, membership } from './members/contract.ts';
import { day, shownPlan } from './plan/contract.ts';
import { categories, equityAudiences, fundingPurposes, statuses } from './policy.ts';
import { projectDocument } from './project-documents/contract.ts';

const shownImage = picture.extend({ alt: z.string() }).nullable();

/** A project in lists. */
export const projectCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  status: z.enum(statuses),
  location: z.string(),
  /** Whole euros. */
  targetAmount: z.int(),
  raisedAmount: z.int(),
  endDate: day.nullable(),
  createdAt: instant,
  image: shownImage,
  owner: personSummary,
  /** Names of the roles sought. */
  roles: z.array(z.string()),
  followersCount: z.int().nonnegative(),
  followedByViewer: z.boolean(),
  /** Its owner withdrew it; only they see it. */
  isWithdrawn: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});

export type ProjectCard = z.output<typeof projectCard>;

/** A project on something that carries it, such as a post. */
export const projectGist = projectCard.pick({
  id: true,
  title: true,
  category: true,
  targetAmount: true,
  raisedAmount: true,
  image: true,
  isWithdrawn: true,
});

export type ProjectGist = z.output<typeof projectGist>;

const projectRole = z.object({
  id: z.uuid(),
  roleName: z.string(),
  description: z.string(),
  requirements: z.string(),
  timeCommitment: z.string(),
  compensation: z.string(),
});

export type ProjectRole = z.output<typeof projectRole>;

/** A role on the page of its project. Once somebody was found it is sought no longer. */
const shownRole = projectRole.extend({ isFilled: z.boolean() });

export type ShownRole = z.output<typeof shownRole>;

const project = projectCard.omit({ roles: true }).extend({
  owner: personSummary.extend({ location: z.string() }),
  fullDescription: z.string(),
  tags: z.array(z.string()),
  objectives: z.array(z.string()),
  startDate: day.nullable(),
  slogan: z.string(),
  companyName: z.string(),
  /** Digits whose form was checked; empty without a number. */
  companyNumber: z.string(),
  logo: picture.nullable(),
  /** When the owner stated the raised amount; null before the first time. */
  raisedStatedAt: instant.nullable(),
  fundingPurposes: z.array(z.enum(fundingPurposes)),
  fundingTypes: z.array(z.enum(investmentTypes)),
  /** Null if there is a proposal that isn't for the viewer; empty without one. */
  equityProposal: z.string().nullable(),
  equityAudience: z.enum(equityAudiences),
  /** For the owner and the people whom they admit; null for everybody else, whether there is one or not. */
  capTable: z.string().nullable(),
  /** The viewer's access; null for visitors and the owner. */
  access: access.nullable(),
  /** People of Kiem in the team, in the order in which they joined. */
  members: z.array(member),
  /** The viewer's own place in the team; null without one. */
  membership: membership.nullable(),
  roles: z.array(shownRole),
  /** The roles in which the viewer showed interest. */
  interests: z.array(z.uuid()),
  /** How many people are interested in each role that has any; empty for everybody but the owner. */
  interestCounts: z.array(z.object({ roleId: z.uuid(), count: z.int() })),
  documents: z.array(projectDocument),
  plan: shownPlan,
  publishedAt: instant.nullable(),
  updatedAt: instant,
  /** When its owner withdrew it; null for a project that stands. */
  withdrawnAt: instant.nullable(),
});

export type Project = z.output<typeof project>;

const tags = ['projects'];

export const projectNotFound = { NOT_FOUND: { message: 'Project niet gevonden.' } };

const projectSorts = ['newest', 'ending'] as const;

/** A place in the list of projects that end soon: the end date and the id there. */
const dayCursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}_/)
  .refine((value) => day.safeParse(value.slice(0, 10)).success && id.safeParse(value.slice(11)).success);

const overview = z.strictObject({
  /** Words of the title, the description, the tags or the owner's name. */
  search: z.string().trim().max(100).default(''),
  category: z.enum(categories).optional(),
  /** Drafts are the viewer's own. */
  status: z.enum(statuses).optional(),
  /** Only the viewer's own projects, drafts and withdrawn ones included. */
  own: z.boolean().default(false),
  /** Only the projects that the viewer follows. */
  followed: z.boolean().default(false),
  /** 'ending' lists active projects with an end date of today or later. */
  sort: z.enum(projectSorts).default('newest'),
  after: z.union([cursor, dayCursor], 'Ongeldige bladerpositie.').optional(),
});

export type Overview = z.output<typeof overview>;

export const projectsContract = {
  listProjects: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/projects',
      tags,
      summary: 'A page of projects',
      description:
        'Active and completed projects, 20 at a time, newest first, or those that end soon. Pass `next` of one page as `after` to read the following one. Drafts and withdrawn projects are listed for their owner only.',
    },
  )
    .input(overview)
    .output(
      z.object({
        projects: z.array(projectCard),
        /** Pass as `after` for the next page; null at the end. */
        next: z.string().nullable(),
      }),
    ),

  readProject: procedure(
    { access: 'anyone' },
    {
      method: 'GET',
      path: '/projects/{id}',
      tags,
      summary: 'One project',
      description:
        'A project with its roles and its plan. Drafts and withdrawn projects exist for their owner only. The equity proposal and the cap table are left out for viewers whom its owner doesn’t show them to.',
    },
  )
    .input(z.strictObject({ id }))
    .output(project)
    .errors(projectNotFound),
};
