import { type AccessRows, ownerOnly, signedIn } from '../../../app/testing/procedure-rows.ts';
import type { answersContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const answersAccess: AccessRows<typeof answersContract> = {
  readOwed: { ...ownerOnly('ok'), input: ({ jobId }) => ({ jobId }), hidden: ({ jobId }) => [{ jobId }] },
  listOwed: { ...ownerOnly('ok'), input: ({ jobId }) => ({ jobId }), hidden: ({ jobId }) => [{ jobId }] },
  readFigure: signedIn('ok'),
  listCounted: { ...signedIn('ok'), input: () => ({}) },
};
