import { addBasics, addPeople } from './basic-facts.ts';
import type { DeckProject } from './deck-project.ts';
import { startFacts } from './fact-list.ts';
import { addFunding } from './funding-facts.ts';
import { addForecast, addMarket, addProduct, addSales, addTraction } from './plan-facts.ts';
import type { Facts } from './references.ts';
import { addMilestones, addRoles, addTeam } from './team-facts.ts';
import { addTexts, type QuotedText } from './text-facts.ts';

/** All that a deck may say of a project, in the order of the form. Parts that the owner left out give no facts. */
export function factsOf(project: DeckProject): Facts {
  const { fields } = project;
  const { plan } = fields;
  const list = startFacts();
  const quote = (...names: QuotedText[]) => addTexts(list, fields, names);
  addBasics(list, project);
  quote('description', 'fullDescription');
  addPeople(list, project);
  quote('problemStatement', 'problem', 'audience', 'customerExample');
  quote('solutionStatement', 'solution', 'uniqueValue', 'before', 'after');
  addProduct(list, plan);
  quote('idealCustomer');
  addMarket(list, plan);
  quote('businessModel', 'acquisition', 'marketing', 'sales', 'distribution');
  addSales(list, plan);
  quote('traction', 'mvpResults', 'competitiveAdvantage');
  addTraction(list, plan);
  addTeam(list, plan);
  quote('teamDescription', 'advisors', 'roadmap');
  addMilestones(list, project);
  addForecast(list, plan);
  addRoles(list, project);
  addFunding(list, project);
  quote('equityProposal');
  return list.facts;
}
