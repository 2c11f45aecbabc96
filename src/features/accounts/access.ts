import { type AccessRows, everybody } from '../../app/testing/procedure-rows.ts';
import { newId } from '../../platform/ids.ts';
import { makeToken } from './commands/account-tokens.ts';
import type { accountsContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const accountsAccess: AccessRows<typeof accountsContract> = {
  signUp: {
    ...everybody('ok'),
    input: () => {
      const id = newId();
      return { id, firstName: 'Anna', lastName: 'Peeters', email: `${id}@voorbeeld.test`, password: 'Kastanje-regenboog-4' };
    },
    hidden: 'The id is made for the new account.',
  },
  resendConfirmation: { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email }) },
  confirmEmail: { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin' }) },
  confirmWithDetails: {
    ...everybody('INVALID_LINK'),
    input: () => ({ token: 'onzin', firstName: 'Anna', lastName: 'Peeters', password: 'Kastanje-regenboog-4' }),
  },
  signIn: {
    ...everybody('ok'),
    input: ({ owner }) => ({ email: owner.email, password: owner.password }),
    limits: {
      'sign-in-device': {
        caller: 'signedOut',
        async input({ owner: { email, password } }, _server, browser) {
          await browser.api.accounts.signIn({ email, password });
          return { email, password };
        },
      },
    },
  },
  signOut: everybody('ok'),
  requestPasswordReset: { ...everybody('ok'), input: ({ owner }) => ({ email: owner.email }) },
  readMailedLink: { ...everybody('ok'), input: () => ({ purpose: 'password-reset', token: 'onzin' }) },
  resetPassword: { ...everybody('INVALID_LINK'), input: () => ({ token: 'onzin', password: 'Kastanje-regenboog-4' }) },
  confirmNewEmail: {
    ...everybody('INVALID_LINK'),
    input: () => ({ token: 'onzin' }),
    limits: {
      'password-check': {
        caller: 'signedOut',
        async input({ owner: { id: accountId, email, password } }, { services: { db, clock } }) {
          const expiresAt = new Date(clock.now().getTime() + 60_000);
          const token = await makeToken(db, { accountId, purpose: 'email-change', newEmail: `nieuw-${email}`, expiresAt });
          return { token, password };
        },
      },
    },
  },
};
