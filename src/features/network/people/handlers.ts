import { implementContract, viewerOf } from '../../../platform/server/procedures.ts';
import { peopleContract } from './contract.ts';
import { searchPeople } from './queries.ts';

const os = implementContract(peopleContract);

export const peopleHandlers = os.router({
  searchPeople: os.searchPeople.handler(({ input, context }) => searchPeople(context.services.db, viewerOf(context).id, input)),
});
