import { implementContract } from '../../platform/server/procedures.ts';
import { servicesContract } from './contract.ts';
import { listFacts } from './documents/facts.ts';

const os = implementContract(servicesContract);

export const servicesHandlers = os.router({
  listFacts: os.listFacts.handler(({ input }) => ({ facts: listFacts(input.page) })),
});
