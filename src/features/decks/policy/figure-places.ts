import type { Facts } from '../facts/policy/references.ts';
import type { MissingField } from '../writer/policy/missing.ts';
import { unknownFiguresIn } from './figures.ts';
import type { KeptSlide } from './kept.ts';
import type { SlideName } from './slides.ts';
import { textsOf } from './typed-fields.ts';

const metrics: MissingField = { label: 'Cijfers', section: 'tractie-bewijs', field: 'metrics' };

/** Where a figure on a slide is stated in the project, so that it becomes a fact. */
const figurePlaces: Record<SlideName, MissingField> = {
  title_slide: metrics,
  problem_slide: metrics,
  solution_slide: metrics,
  product_slide: metrics,
  market_slide: { label: 'Omvang van de markt', section: 'markt-doelgroep', field: 'markets' },
  business_model_slide: { label: 'Prijzen', section: 'businessmodel-verkoop', field: 'prices' },
  traction_slide: metrics,
  competition_slide: metrics,
  go_to_market_slide: metrics,
  team_slide: metrics,
  roadmap_slide: { label: 'Mijlpalen', section: 'team-roadmap', field: 'milestones' },
  financials_slide: { label: 'Prognose', section: 'financiele-projecties', field: 'years' },
  investment_ask_slide: { label: 'Doelbedrag en besteding', section: 'financieringsbehoefte', field: 'targetAmount' },
};

/** Of fields by hand, the figures that their project states nowhere, each with the way to make it a fact. */
export function warningsOf(
  slide: SlideName,
  { fields }: KeptSlide,
  names: readonly string[],
  facts: Facts,
): { field: string; figure: string; place: MissingField }[] {
  return names.flatMap((name) => {
    const field = fields[name];
    const texts = field?.origin === 'hand' ? textsOf(field.value) : [];
    const figures = new Set(texts.flatMap((text) => unknownFiguresIn(text, facts)));
    return [...figures].map((figure) => ({ field: name, figure, place: figurePlaces[slide] }));
  });
}
