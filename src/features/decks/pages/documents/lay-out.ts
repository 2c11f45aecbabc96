import type { Facts } from '../../facts/policy/references.ts';
import { type SlideName, slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import type { Box, Page } from '../policy/page.ts';
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

/**
 * Lays a slide out, without its foot. What has no room on the page is in `overflow`, for the speaker's notes. `isEmpty` says that
 * nothing came under its heading.
 */
export function layOutSlide(slide: SlideName, content: SlideContent, look: Look): { page: Page; overflow: string; isEmpty: boolean } {
  const sheet = setSlide(slide, content, look);
  const title = slide === 'title_slide' ? textIn(content, 'title') || slideTitles[slide] : slideTitles[slide];
  const { boxes, overflow } = sheet;
  // The first slide is the cover: its date and the sign of the project are enough.
  const isEmpty = slide !== 'title_slide' && !boxes.some(isContent);
  return { page: { slide, title, boxes }, overflow: overflow.join('\n'), isEmpty };
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

/** Headings, what belongs to them, and areas behind texts say nothing of their own. */
function isContent(box: Box): boolean {
  if (box.kind === 'text') return box.role !== 'title' && box.role !== 'caption';
  return box.kind !== 'area';
}

type Foot = {
  facts: Facts;
  look: Look /** The number of the slide, of how many; null for one that isn't shown. */;
  number: readonly [number, number] | null;
};

/** A page with its foot: the name of the project or company, and the number of the slide. */
export function withFoot(page: Page, { facts, look, number }: Foot): Page {
  const isCover = page.slide === 'title_slide';
  const ink = isCover && look.style !== 'nacht' ? 'onAccent' : 'soft';
  const sheet = createSheet({ isRoomy: false });
  const place = { x: frame.left, y: 672, width: frame.width, height: 20 };
  const width = frame.width - 120;
  const mark = facts.get('company_name') ?? facts.get('title');
  // A name that is too long is on the first page whole.
  const { kept } = fitText(mark?.shown ?? '', 'caption', width, place.height);
  if (!isCover) sheet.text(kept, { ...place, width }, { as: 'caption', role: 'caption', ink });
  const right = { ...place, x: frame.right - 100, width: 100 };
  if (number !== null) sheet.text(number.join(' / '), right, { as: 'caption', role: 'caption', ink, align: 'end' });
  return { ...page, boxes: [...page.boxes, ...sheet.boxes] };
}
