import { type AccessRows, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { ownMessagesContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const ownMessagesAccess: AccessRows<typeof ownMessagesContract> = {
  markConversation: {
    ...ownerOnly('ok'),
    input: ({ friendId }) => ({ id: friendId, isMuted: true }),
    hidden: ({ id }) => [{ id, isMuted: true }],
  },
  readPreferences: signedIn('ok'),
  savePreferences: { ...signedIn('ok'), input: () => ({ showsReadMarks: false }) },
};
