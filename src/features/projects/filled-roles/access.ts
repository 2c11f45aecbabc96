import { type AccessRows, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import type { filledRolesContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const filledRolesAccess: AccessRows<typeof filledRolesContract> = {
  setRoleFilled: {
    ...ownerOnly('ok'),
    input: ({ roleId: id }) => ({ id, isFilled: true }),
    hidden: ({ roleId: id }) => [{ id, isFilled: true }],
  },
};
