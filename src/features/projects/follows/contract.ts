import * as z from 'zod';
import { cursor, id, instant, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { personSummary } from '../../profiles/contract.ts';
import { projectNotFound } from '../contract.ts';

const followState = z.object({ followersCount: z.int().nonnegative(), followedByViewer: z.boolean() });

export type FollowState = z.output<typeof followState>;

const follower = z.object({ person: personSummary, followsSince: instant });

export type Follower = z.output<typeof follower>;

const tags = ['projects'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om een project te volgen.' } as const;

export const followsContract = {
  followProject: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/projects/{id}/follow',
    tags,
    summary: 'Follow a project',
    description:
      'Following a project twice counts once. Its owner sees who follows. Returns the number of followers, including this one. Nobody follows a project of their own.',
  })
    .input(z.strictObject({ id }))
    .output(followState)
    .errors({ ...projectNotFound, OWN_PROJECT: { status: 409, message: 'Dit is je eigen project.' } }),

  unfollowProject: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/projects/{id}/follow',
    tags,
    summary: 'Stop following a project',
    description: 'Does nothing if the viewer didn’t follow it. Returns the number of followers without them.',
  })
    .input(z.strictObject({ id }))
    .output(followState)
    .errors(projectNotFound),

  listFollowers: procedure(signedIn, {
    method: 'GET',
    path: '/projects/{id}/followers',
    tags,
    summary: 'A page of the followers of one’s own project',
    description:
      'For the project’s owner only: the last who began to follow first, 20 at a time. Pass `next` of one page as `before` to read the following one.',
  })
    .input(z.strictObject({ id, before: cursor.optional() }))
    .output(
      z.object({
        followers: z.array(follower),
        /** Pass as `before` for earlier ones; null at the end. */
        next: cursor.nullable(),
      }),
    )
    .errors({ ...projectNotFound, FORBIDDEN: { message: 'Alleen de projecteigenaar ziet wie het project volgt.' } }),
};
