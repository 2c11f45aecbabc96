import * as z from 'zod';
import { instant, limited, procedure } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { meetingStatuses } from '../agenda/policy.ts';
import { personSummary } from '../profiles/contract.ts';
import { stepNames } from './policy.ts';

const count = z.int().nonnegative();
const project = z.object({ id: z.uuid(), title: z.string() });

const firstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(stepNames), isDone: z.boolean() })),
  /** The viewer's connections, counted to three. */
  people: count,
});

const waiting = z.object({
  /** Open requests to connect, counted to 100, and who sent the last three. */
  requests: z.object({ count, people: z.array(personSummary) }),
  /** Invitations to a meeting after today, counted to 100, and the meeting among them that is first; null without any. */
  invitations: z.object({ count, next: z.uuid().nullable() }),
  /** The meetings that are left of today, in the viewer's zone, with the invitations to some: at most ten. */
  meetings: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      startTime: instant,
      endTime: instant,
      status: z.enum(meetingStatuses),
      person: personSummary,
      can: z.object({ accept: z.boolean() }),
    }),
  ),
  /** Applications that are owed an answer, counted to 100, and those of them whose last day is over. */
  answers: z.object({ count, late: count }),
  /** Matches that wait for the viewer's answer: jobs for them, and people for their jobs. */
  matches: z.object({ jobs: count, people: count }),
  /** Own projects to which people ask admission: at most three. */
  admissions: z.array(z.object({ project, count })),
  /** Projects whose owner asks the viewer into the team: at most three, the last first. */
  teams: z.array(project),
  /** Decks of own active projects with slides that no longer follow the project: at most three. */
  decks: z.array(z.object({ project, slides: count })),
  /** Milestones of own active projects that are due within a week, or were within the last month: at most three. */
  milestones: z.array(z.object({ id: z.uuid(), title: z.string(), dueOn: z.iso.date(), isLate: z.boolean(), project })),
});

const home = z.object({
  /** Whether this is the viewer's first day. */
  isFirstDay: z.boolean(),
  /** Null once they are done or put away, and for people who aren't new. */
  firstSteps: firstSteps.nullable(),
  waiting,
});

export type HomeData = z.output<typeof home>;
export type FirstSteps = z.output<typeof firstSteps>;
export type Waiting = z.output<typeof waiting>;

const tags = ['home'];
const signedIn = { access: 'signed-in' } as const;

export const homeContract = {
  readHome: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'GET',
    path: '/me/home',
    tags,
    summary: 'First steps, and all that waits for the viewer',
    description:
      'The first steps of a new member, each read from what they did, and what waits for an answer: requests, meetings, applications, matches, milestones.',
  }).output(home),

  dismissFirstSteps: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/me/home/first-steps/dismissal',
    tags,
    summary: 'Put the first steps away',
    description: 'They aren’t shown again. Repeating the call changes nothing.',
  }).output(z.object({ ok: z.literal(true) })),
};
