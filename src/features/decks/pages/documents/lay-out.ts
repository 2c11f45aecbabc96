import { type SlideName, slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import type { Ink, Page } from '../policy/page.ts';
import { layOutBusinessModel } from './business-model-slide.ts';
import { layOutCompetition } from './competition-slide.ts';
import { type SlideContent, textIn } from './content.ts';
import { layOutFinancials } from './financials-slide.ts';
import { layOutGoToMarket } from './go-to-market-slide.ts';
import { layOutInvestmentAsk } from './investment-ask-slide.ts';
import { layOutMarket } from './market-slide.ts';
import { frame } from './parts.ts';
import { layOutProblem } from './problem-slide.ts';
import { layOutProduct } from './product-slide.ts';
import { layOutRoadmap } from './roadmap-slide.ts';
import { createSheet, fitText, type Sheet } from './sheet.ts';
import { layOutSolution } from './solution-slide.ts';
import { layOutTeam } from './team-slide.ts';
import { layOutTitle } from './title-slide.ts';
import { layOutTraction } from './traction-slide.ts';

const layouts: Record<SlideName, (sheet: Sheet, content: SlideContent, look: Look) => void> = {
  title_slide: layOutTitle,
  problem_slide: layOutProblem,
  solution_slide: layOutSolution,
  product_slide: layOutProduct,
  market_slide: layOutMarket,
  business_model_slide: layOutBusinessModel,
  traction_slide: layOutTraction,
  competition_slide: layOutCompetition,
  go_to_market_slide: layOutGoToMarket,
  team_slide: layOutTeam,
  roadmap_slide: layOutRoadmap,
  financials_slide: layOutFinancials,
  investment_ask_slide: layOutInvestmentAsk,
};

/** Lays a slide out. What has no room on the page is in `overflow`, for the speaker's notes. */
export function layOutSlide(slide: SlideName, content: SlideContent, look: Look): { page: Page; overflow: string } {
  const sheet = setSlide(slide, content, look);
  putFoot(sheet, content, slide === 'title_slide' && look.style !== 'nacht' ? 'onAccent' : 'soft', slide !== 'title_slide');
  const title = slide === 'title_slide' ? textIn(content, 'title') || slideTitles[slide] : slideTitles[slide];
  return { page: { slide, title, boxes: sheet.boxes }, overflow: sheet.overflow.join('\n') };
}

/** A slide whose words all fit in larger type has that; longer texts never make type smaller than usual. */
function setSlide(slide: SlideName, content: SlideContent, look: Look): Sheet {
  const set = (isRoomy: boolean) => {
    const sheet = createSheet({ isRoomy });
    layouts[slide](sheet, content, look);
    return sheet;
  };
  const roomy = set(true);
  const fits = roomy.overflow.length === 0 && roomy.boxes.every(({ y, height }) => y + height <= frame.bottom + 1);
  return slide !== 'title_slide' && fits ? roomy : set(false);
}

/** The name of the project or company, and the number of the slide. */
function putFoot(sheet: Sheet, { facts, isNumberOf: [number, count] }: SlideContent, ink: Ink, hasMark: boolean): void {
  const place = { x: frame.left, y: 672, width: frame.width, height: 20 };
  const mark = facts.get('company_name') ?? facts.get('title');
  const width = frame.width - 120;
  // A name that is too long is on the first page whole.
  const { kept } = fitText(mark?.shown ?? '', 'caption', width, place.height);
  if (hasMark) sheet.text(kept, { ...place, width }, { as: 'caption', role: 'caption', ink });
  const right = { ...place, x: frame.right - 100, width: 100 };
  sheet.text(`${number} / ${count}`, right, { as: 'caption', role: 'caption', ink, align: 'end' });
}
