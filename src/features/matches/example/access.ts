import { type AccessRows, everybody } from '../../../app/testing/procedure-rows.ts';
import type { exampleContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const exampleAccess: AccessRows<typeof exampleContract> = {
  scoreExample: { ...everybody('ok'), input: () => ({ skills: ['webanalyse'] }) },
};
