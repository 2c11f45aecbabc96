import { type AccessRows, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import type { deckFilesContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const deckFilesAccess: AccessRows<typeof deckFilesContract> = {
  readDeckPdf: { ...ownerOnly('ok'), input: ({ projectId: id }) => ({ id }), hidden: ({ projectId: id }) => [{ id }] },
  readDeckPptx: { ...ownerOnly('ok'), input: ({ projectId: id }) => ({ id }), hidden: ({ projectId: id }) => [{ id }] },
};
