import * as z from 'zod';
import { cursor, id, instant, procedure } from '../../../platform/contract.ts';
import { personSummary } from '../../profiles/contract.ts';

/** A comment on a post of another person. Of the comment and of the post their beginnings; a post that is a picture alone has none. */
const commented = z.object({
  kind: z.literal('comment'),
  id: z.uuid(),
  at: instant,
  excerpt: z.string(),
  post: z.object({ id: z.uuid(), excerpt: z.string(), author: personSummary }),
});

const published = z.object({
  kind: z.literal('project'),
  /** Of the project. */
  id: z.uuid(),
  at: instant,
  title: z.string(),
  description: z.string(),
});

const act = z.discriminatedUnion('kind', [commented, published]);

export type Act = z.output<typeof act>;

export const activityContract = {
  listActivity: procedure(
    { access: 'signed-in', signedOutMessage: 'Je moet ingelogd zijn om activiteit te bekijken.' },
    {
      method: 'GET',
      path: '/people/{id}/activity',
      tags: ['feed'],
      summary: 'A page of a person’s activity beside their posts',
      description:
        'Comments on posts of others, and projects that they published, newest first, 20 at a time. Each is there only for those who can see the post or the project itself; there is none of a profile that isn’t public to the viewer. Pass `next` of one page as `before` to read the following one.',
    },
  )
    .input(z.strictObject({ id, before: cursor.optional() }))
    .output(
      z.object({
        acts: z.array(act),
        /** Pass as `before` for older acts; null at the end. */
        next: cursor.nullable(),
      }),
    )
    .errors({ NOT_FOUND: { message: 'Deze persoon bestaat niet (meer).' } }),
};
