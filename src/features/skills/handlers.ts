import { implementContract } from '../../platform/server/procedures.ts';
import { skillsContract } from './contract.ts';
import { suggestSkills } from './documents/suggest-skills.ts';

const os = implementContract(skillsContract);

export const skillsHandlers = os.router({
  suggestSkills: os.suggestSkills.handler(async ({ input }) => ({ skills: await suggestSkills(input.search) })),
});
