import { type AccessRows, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { peopleContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const peopleAccess: AccessRows<typeof peopleContract> = {
  searchPeople: { ...signedIn('ok'), input: () => ({ search: 'an' }), hidden: ({ id: after }) => [{ search: 'wielewaal', after }] },
};
