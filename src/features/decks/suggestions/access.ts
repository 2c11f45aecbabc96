import { type AccessRows, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import type { suggestionsContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const suggestionsAccess: AccessRows<typeof suggestionsContract> = {
  generateTalentSuggestions: {
    ...ownerOnly('ok'),
    input: ({ projectId: id }) => ({ id }),
    hidden: ({ projectId: id }) => [{ id }],
  },
};
