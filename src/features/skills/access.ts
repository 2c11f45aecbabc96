import { type AccessRows, everybody } from '../../app/testing/procedure-rows.ts';
import type { skillsContract } from './contract.ts';

/** The answers of these procedures to each kind of caller. */
export const skillsAccess: AccessRows<typeof skillsContract> = {
  suggestSkills: { ...everybody('ok'), input: () => ({ search: 'data' }) },
};
