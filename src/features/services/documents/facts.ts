import type { Fact, FactPage } from '../contract.ts';
import { freelanceFacts } from './freelance-facts.ts';
import { legalFacts } from './legal-facts.ts';
import { postingFacts } from './posting-facts.ts';

const facts = [...postingFacts, ...freelanceFacts, ...legalFacts];

/** Lists the facts of one page, in the order in which the page shows them. */
export function listFacts(page: FactPage): Fact[] {
  return facts.filter((fact) => fact.page === page);
}
