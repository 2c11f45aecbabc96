import { type AccessRows, type Hidden, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { projectViewsContract } from './contract.ts';

const hidden = ({ projectId: id }: Hidden) => [{ id }];

/** The answers of these procedures to each kind of caller. */
export const projectViewsAccess: AccessRows<typeof projectViewsContract> = {
  recordLook: { ...signedIn('ok'), input: ({ projectId: id }) => ({ id }), hidden },
  readViews: { ...ownerOnly('ok'), input: ({ projectId: id }) => ({ id }), hidden },
};
