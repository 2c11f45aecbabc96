import * as z from 'zod';
import { id, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { personSummary } from '../../profiles/contract.ts';
import { projectNotFound } from '../../projects/contract.ts';
import { listPace, mostListed } from './policy.ts';

const preference = z.strictObject({ isApproachable: z.boolean() });

const fitting = z.object({
  title: z.string(),
  /** How many investors' criteria the project meets; null for one to four. */
  count: z.int().nonnegative().nullable(),
  /** How many of them its owner may write to, of those that are listed. */
  approachable: z.int().min(0).max(mostListed),
});

export type Fitting = z.output<typeof fitting>;

const tags = ['investors'];
const signedIn = { access: 'signed-in' } as const;

export const approachContract = {
  readPreference: procedure(signedIn, {
    method: 'GET',
    path: '/investors/approach',
    tags,
    summary: 'Whether founders may approach the viewer',
    description: 'Off until the viewer turns it on. It counts while they have the role of investor.',
  }).output(preference),

  savePreference: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/investors/approach',
    tags,
    summary: 'Choose whether founders may approach the viewer',
    description: 'While it is on, owners of active projects that meet the viewer’s criteria see their name.',
  })
    .input(preference)
    .output(preference),

  readFitting: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'GET',
    path: '/projects/{id}/fitting-investors',
    tags,
    summary: 'How many investors’ criteria a project meets',
    description:
      'For the owner of an active project. Investors who set no criteria don’t count. Nobody is named, and one to four aren’t told apart.',
  })
    .input(z.strictObject({ id }))
    .output(fitting)
    .errors(projectNotFound),

  listApproachable: procedure(limited(signedIn, { pace: listPace }), {
    method: 'GET',
    path: '/projects/{id}/approachable-investors',
    tags,
    summary: 'A page of investors whom a founder may approach',
    description:
      'For the owner of an active project: investors whose criteria it meets and who let founders approach them, 10 at a time and at most 50 of one project, in an order of its own. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ id, after: id.optional() }))
    .output(
      z.object({
        investors: z.array(personSummary),
        /** Pass as `after` for the next page; null at the end. */
        next: z.uuid().nullable(),
      }),
    )
    .errors(projectNotFound),
};
