import { type AccessRows, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { ownAccountContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const ownAccountAccess: AccessRows<typeof ownAccountContract> = {
  readAccount: signedIn('ok'),
  changePassword: {
    ...signedIn('ok'),
    input: ({ owner }) => ({ currentPassword: owner.password, password: 'Kastanje-regenboog-4' }),
  },
  requestEmailChange: {
    ...signedIn('ok'),
    input: ({ owner }) => ({ email: `nieuw-${owner.email}`, password: owner.password }),
  },
  cancelEmailChange: signedIn('ok'),
  listDevices: signedIn('ok'),
  signOutDevice: {
    ...ownerOnly('ok'),
    input: ({ sessionId }) => ({ id: sessionId }),
    hidden: 'Only the sessions of the caller are looked in.',
  },
  signOutOthers: signedIn('ok'),
  signOutEverywhere: signedIn('ok'),
  setTimeZone: { ...signedIn('ok'), input: () => ({ timeZone: 'Europe/Amsterdam' }) },
  downloadData: signedIn('ok'),
  deleteAccount: { ...signedIn('ok'), input: ({ owner }) => ({ password: owner.password }) },
};
