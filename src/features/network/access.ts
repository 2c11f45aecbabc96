import { type AccessRows, hiddenPerson, ownerOnly, signedIn } from '../../app/testing/procedure-rows.ts';
import type { networkContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const networkAccess: AccessRows<typeof networkContract> = {
  readCounts: { ...signedIn('ok'), input: () => ({}) },
  listConnections: { ...signedIn('ok'), input: () => ({}) },
  listRequests: { ...signedIn('ok'), input: () => ({ direction: 'received' }) },
  listSuggestions: { ...signedIn('ok'), input: () => ({}) },
  dismissSuggestion: { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  restoreSuggestion: { ...signedIn('ok'), owner: 'NOT_FOUND', input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  readRelation: { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  listSharedConnections: { ...signedIn('ok'), input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  requestConnection: { ...signedIn('ok'), owner: 'SELF', input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  // In the scene somebody else asked the owner, so only that person has a request to withdraw.
  withdrawRequest: { ...signedIn('NOT_FOUND'), input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  acceptRequest: { ...ownerOnly('ok'), input: ({ askerId }) => ({ id: askerId }), hidden: hiddenPerson },
  declineRequest: { ...ownerOnly('ok'), input: ({ askerId }) => ({ id: askerId }), hidden: hiddenPerson },
  removeConnection: { ...ownerOnly('ok'), input: ({ friendId }) => ({ id: friendId }), hidden: hiddenPerson },
  blockPerson: { ...signedIn('ok'), owner: 'SELF', input: ({ owner }) => ({ id: owner.id }), hidden: hiddenPerson },
  unblockPerson: { ...ownerOnly('ok'), input: ({ blockedId }) => ({ id: blockedId }), hidden: hiddenPerson },
  listBlocked: { ...signedIn('ok'), input: () => ({}) },
};
