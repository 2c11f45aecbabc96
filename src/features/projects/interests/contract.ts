import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { messageContent } from '../../messages/contract.ts';
import { messageSentences } from '../../messages/policy.ts';
import { personSummary } from '../../profiles/contract.ts';

const interest = z.object({ person: personSummary, createdAt: instant });

export type Interest = z.output<typeof interest>;

const tags = ['projects'];
const signIn = { access: 'signed-in' } as const;
const one = z.strictObject({ id });
const ok = z.object({ ok: z.literal(true) });
const notFound = { NOT_FOUND: { message: 'Deze rol is er niet (meer).' } };

export const interestsContract = {
  showInterest: procedure(limited(signIn, { counts: ['messages', 'message-pace'] }), {
    method: 'PUT',
    path: '/roles/{id}/interest',
    tags,
    summary: 'Show interest in a sought role',
    description:
      'Sends the owner of the project a message under `messageId`, an id that the client made, and opens the conversation of the two. Counts once per person and role; a repeat sends nothing.',
  })
    .input(
      one.extend({
        messageId: id,
        content: messageContent.refine(isVisible, messageSentences.empty),
      }),
    )
    .output(ok)
    .errors({
      ...notFound,
      OWN_PROJECT: { status: 422, message: 'Dit is je eigen project.' },
      FILLED: { status: 409, message: 'Deze rol is intussen ingevuld.' },
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt veel mensen geschreven. Probeer het later opnieuw.', data: untilAgain },
    }),

  takeBackInterest: procedure(limited(signIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/roles/{id}/interest',
    tags,
    summary: 'Take back one’s own interest in a role',
    description: 'The message stays in the conversation.',
  })
    .input(one)
    .output(ok)
    .errors(notFound),

  listInterests: procedure(signIn, {
    method: 'GET',
    path: '/roles/{id}/interests',
    tags,
    summary: 'People who are interested in a role',
    description: 'For the owner of the project: 20 at a time, newest first. Pass `next` of one page as `after` to read the following one.',
  })
    .input(one.extend({ after: cursor.optional() }))
    .output(
      z.object({
        interests: z.array(interest),
        /** Pass as `after` for the next page; null at the end. */
        next: cursor.nullable(),
      }),
    )
    .errors(notFound),
};
