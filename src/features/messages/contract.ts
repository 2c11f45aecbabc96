import * as z from 'zod';
import { cursor, id, instant, limited, procedure, untilAgain } from '../../platform/contract.ts';
import { paces } from '../../platform/limits.ts';
import { isVisible } from '../../platform/visible-text.ts';
import { personSummary } from '../profiles/contract.ts';
import { picture } from '../uploads/contract.ts';
import { hasFewWords, messageLimits, messageSentences, saysSomething } from './policy.ts';

const tags = ['messages'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Je bent niet ingelogd' } as const;
const done = z.object({ ok: z.literal(true) });
const withPerson = z.strictObject({ id });
const personNotFound = { NOT_FOUND: { message: 'Deze persoon bestaat niet (meer).' } };
export const conversationNotFound = { NOT_FOUND: { message: 'Dit gesprek bestaat niet (meer).' } };
const messageRefused = { NOT_FOUND: { message: 'Dit bericht bestaat niet (meer).' }, FORBIDDEN: { message: 'Dit is niet jouw bericht.' } };

const searchText = z.string().trim().min(2, 'Zoek op ten minste 2 tekens.').max(100).refine(hasFewWords, messageSentences.tooManyWords);
const attachmentIds = z.array(id).max(messageLimits.attachments).default([]);
export const messageContent = z.string().trim().max(messageLimits.content, 'Een bericht heeft hoogstens 4.000 tekens.');

const attachment = z.object({
  /** The upload's id: pictures are at /uploads/{id}/{width}.webp, documents at /uploads/{id}/document, for these two people only. */
  id: z.uuid(),
  bytes: z.int().positive(),
  /** Null for documents. */
  picture: picture.nullable(),
  /** Null for pictures. */
  fileName: z.string().nullable(),
});
export type Attachment = z.output<typeof attachment>;

const message = z.object({
  id: z.uuid(),
  senderId: z.uuid(),
  /** Empty if the message was deleted, or has attachments only. */
  content: z.string(),
  attachments: z.array(attachment),
  createdAt: instant,
  editedAt: instant.nullable(),
  isDeleted: z.boolean(),
  /** The moment until which its sender may edit it; null for others, and once it has passed. */
  editableUntil: instant.nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Message = z.output<typeof message>;

/** none: nothing was written yet. request and ignored: a stranger wrote, and the viewer hasn't answered. */
const state = z.enum(['none', 'open', 'request', 'ignored']);

/** The viewer's own marks; the other person sees none of them. */
const marks = {
  /** Put back among what they have to read, whatever its count. */
  isMarkedUnread: z.boolean(),
  isMuted: z.boolean(),
};

const listedConversation = z.object({
  person: personSummary,
  lastMessage: z.object({
    id: z.uuid(),
    isOwn: z.boolean(),
    /** The beginning of its text. */
    excerpt: z.string(),
    isDeleted: z.boolean(),
    /** The first attachment's kind, shown when there is no text. */
    attachment: z.enum(['picture', 'document']).nullable(),
    createdAt: instant,
  }),
  unreadCount: z.int().nonnegative(),
  ...marks,
});
export type ListedConversation = z.output<typeof listedConversation>;

const conversation = z.object({
  person: personSummary,
  state,
  isConnected: z.boolean(),
  unreadCount: z.int().nonnegative(),
  /** The number of messages that the viewer may still send before an answer; null without a limit. */
  messagesLeft: z.int().nonnegative().nullable(),
  /** The time of the viewer's last message that the other has read; null if none, or if either hides read marks. */
  readUntil: instant.nullable(),
  /** The time of the other's last message that the viewer has read. */
  ownReadUntil: instant.nullable(),
  ...marks,
  isArchived: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** Conversations, not messages: what one opens to have read them all. */
const counts = z.object({ unread: z.int().nonnegative(), requests: z.int().nonnegative() });
export type MessageCounts = z.output<typeof counts>;

const messagesPage = z.object({
  /** Oldest first. */
  messages: z.array(message),
  /** Pass as `before` for older messages; null at the beginning. */
  older: instant.nullable(),
  /** Pass as `after` for newer messages; null at the end. */
  newer: instant.nullable(),
});
export type MessagesPage = z.output<typeof messagesPage>;

const foundMessage = z.object({ id: z.uuid(), person: personSummary, isOwn: z.boolean(), excerpt: z.string(), createdAt: instant });
export type FoundMessage = z.output<typeof foundMessage>;

export const messagesContract = {
  readCounts: procedure(signedIn, {
    method: 'GET',
    path: '/conversations/counts',
    tags,
    summary: 'The number of conversations to read',
    description:
      'Counts the open conversations with something to read, without muted and archived ones, and the waiting requests of strangers.',
  }).output(counts),

  listConversations: procedure(signedIn, {
    method: 'GET',
    path: '/conversations',
    tags,
    summary: 'A page of the viewer’s conversations',
    description:
      'Conversations by their last message, newest first, 20 at a time: open ones, those in the archive, or requests of strangers. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ box: z.enum(['open', 'archived', 'requests']).default('open'), after: cursor.optional() }))
    .output(z.object({ conversations: z.array(listedConversation), next: cursor.nullable() })),

  readConversation: procedure(signedIn, {
    method: 'GET',
    path: '/conversations/{id}',
    tags,
    summary: 'The conversation with a person',
    description: 'Works before anything was written, as anyone may write to anyone.',
  })
    .input(withPerson)
    .output(conversation)
    .errors(personNotFound),

  listMessages: procedure(signedIn, {
    method: 'GET',
    path: '/conversations/{id}/messages',
    tags,
    summary: 'A page of a conversation',
    description:
      'The newest 30 messages, or those before or after a time, or those around the time of one message (`at`), for a result of the search. Empty if nothing was written.',
  })
    .input(z.strictObject({ id, before: instant.optional(), after: instant.optional(), at: instant.optional() }))
    .output(messagesPage)
    .errors(personNotFound),

  sendMessage: procedure(limited(signedIn, { counts: ['messages', 'message-pace'] }), {
    method: 'POST',
    path: '/conversations/{id}/messages',
    tags,
    successStatus: 201,
    summary: 'Write to a person',
    description:
      'Sends a message under `messageId`, an id that the client made; sending the same message again returns the first result. A message has a text or attachments: the sender’s own uploads of the kinds message-image and document, each used in one message only. A stranger gets at most 5 messages before they answer; there is a limit per minute for all. With `writerId`, the message is only sent while that person is signed in, because a browser may send kept messages later.',
  })
    .input(
      z
        .strictObject({ id, messageId: id, content: messageContent, attachmentIds, writerId: id.optional() })
        .refine(saysSomething, { message: messageSentences.empty, path: ['content'] }),
    )
    .output(message)
    .errors({
      ...personNotFound,
      SELF: { status: 422, message: 'Je kunt jezelf geen bericht sturen' },
      WAITS_FOR_ANSWER: { status: 409, message: messageSentences.waits },
      UNKNOWN_ATTACHMENT: { status: 422, message: 'Deze bijlage bestaat niet (meer). Voeg ze opnieuw toe.' },
      CONFLICT: { message: 'Deze id is al in gebruik.' },
      TOO_MANY_REQUESTS: { message: 'Je hebt veel mensen geschreven. Probeer het later opnieuw.', data: untilAgain },
    }),

  editMessage: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/messages/{id}',
    tags,
    summary: 'Edit a message of one’s own',
    description: 'Replaces the text within 15 minutes of sending; the message is marked as edited.',
  })
    .input(z.strictObject({ id, content: messageContent.refine(isVisible, messageSentences.empty) }))
    .output(message)
    .errors({ ...messageRefused, TOO_LATE: { status: 409, message: messageSentences.tooLate } }),

  deleteMessage: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'DELETE',
    path: '/messages/{id}',
    tags,
    summary: 'Delete a message of one’s own',
    description: 'Removes its content for both people, at any time; its place stays. Repeating the call changes nothing.',
  })
    .input(z.strictObject({ id }))
    .output(message)
    .errors(messageRefused),

  markRead: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/conversations/{id}/read-mark',
    tags,
    summary: 'Mark messages as read',
    description:
      'Marks messages up to and including `until` as read, with their notifications; a read mark never moves back. Returns the number of messages still unread.',
  })
    .input(z.strictObject({ id, until: id }))
    .output(z.object({ unreadCount: z.int().nonnegative() }))
    .errors(conversationNotFound),

  answerRequest: procedure(limited(signedIn, { pace: paces.often }), {
    method: 'PUT',
    path: '/conversations/{id}/answer',
    tags,
    summary: 'Accept or ignore a stranger’s conversation',
    description:
      'An accepted conversation joins the open ones, even after it was ignored; writing in it accepts it too. An ignored one is in no list and notifies of nothing, and the other person doesn’t learn of it. Repeating the call changes nothing.',
  })
    .input(z.strictObject({ id, answer: z.enum(['accept', 'ignore']) }))
    .output(done)
    .errors(conversationNotFound),

  searchMessages: procedure(signedIn, {
    method: 'GET',
    path: '/messages',
    tags,
    summary: 'Search the viewer’s conversations',
    description: 'Messages that contain every word of the search, regardless of case and accents, newest first, 20 at a time.',
  })
    .input(z.strictObject({ search: searchText, after: cursor.optional() }))
    .output(z.object({ messages: z.array(foundMessage), next: cursor.nullable() })),

  tellTyping: procedure(limited(signedIn, { pace: paces.typing }), {
    method: 'POST',
    path: '/conversations/{id}/typing',
    tags,
    summary: 'Announce that the viewer is typing',
    description:
      'Shown to the other person for a moment while they have the conversation open; has no effect before they answered or accepted. Nothing is stored, and the announcement may be lost.',
  })
    .input(withPerson)
    .output(done)
    .errors(conversationNotFound),
};
