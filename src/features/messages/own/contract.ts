import * as z from 'zod';
import { id, limited, procedure } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { conversationNotFound } from '../contract.ts';

const preferences = z.strictObject({ showsReadMarks: z.boolean() });

const tags = ['messages'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Je bent niet ingelogd' } as const;

/** The viewer's own side of their conversations. */
export const ownMessagesContract = {
  markConversation: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/conversations/{id}/marks',
    tags,
    summary: 'Mark a conversation as unread, mute or archive it',
    description:
      'Sets the marks that are given, of an open conversation. A muted one notifies of nothing and counts for nothing. An archived one comes back with the next message of the other person, unless it is muted. Reading takes the mark as unread away. The other person learns of none of this.',
  })
    .input(
      z.strictObject({ id, isMarkedUnread: z.boolean().optional(), isMuted: z.boolean().optional(), isArchived: z.boolean().optional() }),
    )
    .output(z.object({ ok: z.literal(true) }))
    .errors(conversationNotFound),

  readPreferences: procedure(signedIn, {
    method: 'GET',
    path: '/messages/preferences',
    tags,
    summary: 'The viewer’s message settings',
    description: 'Whether the viewer shares read marks. A person who doesn’t share theirs sees nobody’s.',
  }).output(preferences),

  savePreferences: procedure(limited(signedIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/messages/preferences',
    tags,
    summary: 'Choose whether to share read marks',
    description: 'Takes effect at once, including for messages read before.',
  })
    .input(preferences)
    .output(preferences),
};
