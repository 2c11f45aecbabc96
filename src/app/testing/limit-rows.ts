import { makeToken } from '../../features/accounts/commands/account-tokens.ts';
import { invitationUrl } from '../../features/agenda/queries/invitation-link.ts';
import type { Caller } from './access-rows.ts';
import type { Scene } from './access-scene.ts';
import type { Browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

type Input = Record<string, unknown>;
export type LimitRow = { caller: Exclude<Caller, 'otherRole'>; browser?: Browser; input?(scene: Scene): Input | Promise<Input> };

/**
 * How to reach a limit that a command counts, where the call of the access test's row doesn't: by the procedure and the
 * name of the limit.
 */
export const limitRows = ({ services, visitor }: TestServer): Record<string, LimitRow> => ({
  'accounts.signIn sign-in-device': {
    caller: 'signedOut',
    async input({ owner: { email, password } }) {
      await this.browser?.api.accounts.signIn({ email, password });
      return { email, password };
    },
    browser: visitor(),
  },
  'accounts.confirmNewEmail password-check': {
    caller: 'signedOut',
    async input({ owner: { id: accountId, email, password } }) {
      const expiresAt = new Date(services.clock.now().getTime() + 60_000);
      const token = await makeToken(services.db, { accountId, purpose: 'email-change', newEmail: `nieuw-${email}`, expiresAt });
      return { token, password };
    },
  },
  'feed.createPost drafts': { caller: 'owner', input: () => ({ id: crypto.randomUUID(), content: 'Later', isDraft: true }) },
  'feed.editPost posts': {
    caller: 'owner',
    async input({ owner, draftId: id }) {
      const { createdAt: basedOn } = await owner.api.feed.readPost({ id });
      return { id, content: 'Nu', basedOn, publish: true };
    },
  },
  // The scene's message is of this minute, and the test's server lets one through.
  'messages.sendMessage message-pace': {
    caller: 'owner',
    input: ({ friendId }) => ({ id: friendId, messageId: crypto.randomUUID(), content: 'En nog een' }),
  },
  'invitation.answerInvitation meeting-answers': {
    caller: 'signedOut',
    input({ owner, invitationId }) {
      const token = new URL(invitationUrl(services, { id: invitationId, participantId: owner.id })).searchParams.get('token');
      return { token, sequence: 0, answer: 'confirmed' };
    },
  },
});
