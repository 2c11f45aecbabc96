import { implementContract } from '../../../platform/server/procedures.ts';
import { exampleContract } from './contract.ts';
import { scoreExample } from './documents/score-example.ts';

const os = implementContract(exampleContract);

export const exampleHandlers = os.router({
  scoreExample: os.scoreExample.handler(({ input }) => scoreExample(input.skills)),
});
