import type { ProjectFields } from '../../../projects/own/contract.ts';
import { fieldWords } from '../../../projects/own/view/field-words.ts';
import type { SectionId } from '../../../projects/own/view/sections.ts';
import type { PlanText } from '../../../projects/plan/policy.ts';
import { slideFields } from '../../policy/slides.ts';
import type { FactList } from './fact-list.ts';

const { problem_slide, solution_slide, market_slide, business_model_slide, traction_slide, competition_slide } = slideFields;
const { go_to_market_slide, team_slide, investment_ask_slide } = slideFields;

/** The texts that a deck may quote. The cap table is none of them (docs/decisions/057-sentences-of-the-deck.md). */
export type QuotedText = Exclude<PlanText, 'capTable'> | 'description' | 'fullDescription' | 'equityProposal';

type Quoted = {
  section: SectionId;
  /** The length of the place on a slide that its first sentence may have to fill alone. */
  short?: number;
};

const quoted: Record<QuotedText, Quoted> = {
  description: { section: 'basisgegevens', short: solution_slide.statement.length },
  fullDescription: { section: 'basisgegevens' },
  problemStatement: { section: 'probleem-oplossing', short: problem_slide.statement.length },
  problem: { section: 'probleem-oplossing', short: problem_slide.statement.length },
  audience: { section: 'probleem-oplossing', short: problem_slide.who.length },
  customerExample: { section: 'probleem-oplossing', short: problem_slide.example.length },
  solutionStatement: { section: 'probleem-oplossing', short: solution_slide.statement.length },
  solution: { section: 'probleem-oplossing', short: solution_slide.statement.length },
  uniqueValue: { section: 'probleem-oplossing', short: solution_slide.unique_value.length },
  before: { section: 'probleem-oplossing', short: solution_slide.before.length },
  after: { section: 'probleem-oplossing', short: solution_slide.after.length },
  idealCustomer: { section: 'markt-doelgroep', short: market_slide.ideal_customer.length },
  businessModel: { section: 'businessmodel-verkoop', short: business_model_slide.model.length },
  acquisition: { section: 'businessmodel-verkoop', short: go_to_market_slide.acquisition.length },
  marketing: { section: 'businessmodel-verkoop', short: go_to_market_slide.acquisition.length },
  sales: { section: 'businessmodel-verkoop', short: go_to_market_slide.sales.length },
  distribution: { section: 'businessmodel-verkoop', short: go_to_market_slide.distribution.length },
  traction: { section: 'tractie-bewijs', short: traction_slide.mvp_results.length },
  mvpResults: { section: 'tractie-bewijs', short: traction_slide.mvp_results.length },
  competitiveAdvantage: { section: 'tractie-bewijs', short: competition_slide.advantage.length },
  teamDescription: { section: 'team-roadmap' },
  advisors: { section: 'team-roadmap', short: team_slide.advisors.length },
  roadmap: { section: 'team-roadmap' },
  equityProposal: { section: 'financieringsbehoefte', short: investment_ask_slide.equity_proposal.length },
};

/** The words by which the form asks for a text. */
export function labelOfText(name: QuotedText): string {
  return fieldWords[name].label;
}

/** The section of the form where a text stands. */
export function sectionOfText(name: QuotedText): SectionId {
  return quoted[name].section;
}

/** The id of a text; its sentences add their position. */
export function textId(name: QuotedText): string {
  return `text:${name}`;
}

/** Adds texts of the owner, each by its sentences. */
export function addTexts(list: FactList, fields: ProjectFields, names: readonly QuotedText[]): void {
  for (const name of names) {
    const { section, short } = quoted[name];
    list.sentences(textId(name), textOf(fields, name), { section, name, label: labelOfText(name) }, short);
  }
}

export function textOf(fields: ProjectFields, name: QuotedText): string {
  return name === 'description' || name === 'fullDescription' || name === 'equityProposal' ? fields[name] : fields.plan[name];
}
