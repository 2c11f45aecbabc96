import type { DeckProject } from '../../facts/policy/deck-project.ts';
import type { Facts } from '../../facts/policy/references.ts';
import type { SlideName, WrittenSlide } from '../../policy/slides.ts';
import { writeBusinessModel } from './business-model-slide.ts';
import { writeCompetition } from './competition-slide.ts';
import { writeFinancials } from './financials-slide.ts';
import { writeGoToMarket } from './go-to-market-slide.ts';
import { writeInvestmentAsk } from './investment-ask-slide.ts';
import { writeMarket } from './market-slide.ts';
import { writeProblem } from './problem-slide.ts';
import { writeProduct } from './product-slide.ts';
import { writeRoadmap } from './roadmap-slide.ts';
import { writeSolution } from './solution-slide.ts';
import { writeTeam } from './team-slide.ts';
import { writeTitle } from './title-slide.ts';
import { writeTraction } from './traction-slide.ts';
import { type Words, wordsOf } from './words.ts';

type WriteSlide = (words: Words, project: DeckProject) => WrittenSlide;

const writers: Record<SlideName, WriteSlide> = {
  title_slide: writeTitle,
  problem_slide: writeProblem,
  solution_slide: writeSolution,
  product_slide: writeProduct,
  market_slide: writeMarket,
  business_model_slide: writeBusinessModel,
  traction_slide: writeTraction,
  competition_slide: writeCompetition,
  go_to_market_slide: writeGoToMarket,
  team_slide: writeTeam,
  roadmap_slide: writeRoadmap,
  financials_slide: writeFinancials,
  investment_ask_slide: writeInvestmentAsk,
};

/** Writes a slide by rules, from the facts of its project (docs/decisions/057-sentences-of-the-deck.md). The same project gives the same slide. */
export function writeSlide(name: SlideName, project: DeckProject, facts: Facts): WrittenSlide {
  return writers[name](wordsOf(facts), project);
}
