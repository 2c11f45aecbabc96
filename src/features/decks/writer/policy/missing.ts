import { isVisible } from '../../../../platform/visible-text.ts';
import { fieldWords } from '../../../projects/own/view/field-words.ts';
import { lineWords } from '../../../projects/own/view/row-words.ts';
import type { SectionId } from '../../../projects/own/view/sections.ts';
import { isWholeUse, type MarketSize, marketSizeLabels, marketSizes } from '../../../projects/plan/policy.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { labelOfText, type QuotedText, sectionOfText, textOf } from '../../facts/policy/text-facts.ts';
import type { SlideName } from '../../policy/slides.ts';

/** A field that the owner left out: the words of the form for it, the id of its section, and its name. */
export type MissingField = { label: string; section: SectionId; field: string };

type Question = MissingField & { isAnswered: (project: DeckProject) => boolean };

function text(name: QuotedText): Question {
  return {
    label: labelOfText(name),
    section: sectionOfText(name),
    field: name,
    isAnswered: ({ fields }) => isVisible(textOf(fields, name)),
  };
}

function company(name: 'slogan' | 'speakerName' | 'contactDetails'): Question {
  return { label: fieldWords[name].label, section: 'bedrijfsgegevens', field: name, isAnswered: ({ fields }) => isVisible(fields[name]) };
}

function lines(section: SectionId, name: 'journey' | 'trends' | 'assumptions'): Question {
  return { label: lineWords[name].title, section, field: name, isAnswered: ({ fields }) => fields.plan[name].length > 0 };
}

type Rows = 'features' | 'prices' | 'channels' | 'metrics' | 'competitors' | 'team' | 'milestones' | 'years';

function rows(section: SectionId, name: Rows, label: string): Question {
  return { label, section, field: name, isAnswered: ({ fields }) => fields.plan[name].length > 0 };
}

function market(size: MarketSize): Question {
  const isAnswered = ({ fields }: DeckProject) => fields.plan.markets.some((row) => row.size === size);
  return { label: marketSizeLabels[size], section: 'markt-doelgroep', field: `markets.${marketSizes.indexOf(size)}.amount`, isAnswered };
}

const funding = 'financieringsbehoefte';
const questions: Record<SlideName, Question[]> = {
  title_slide: [company('slogan'), company('speakerName'), company('contactDetails')],
  problem_slide: [text('problemStatement'), text('audience'), text('customerExample')],
  solution_slide: [text('solutionStatement'), text('uniqueValue'), text('before'), text('after')],
  product_slide: [rows('product-dienst', 'features', 'Functies'), lines('product-dienst', 'journey')],
  market_slide: [...marketSizes.map(market), text('idealCustomer'), lines('markt-doelgroep', 'trends')],
  business_model_slide: [text('businessModel'), rows('businessmodel-verkoop', 'prices', 'Prijzen')],
  traction_slide: [rows('tractie-bewijs', 'metrics', 'Cijfers'), text('traction'), text('mvpResults')],
  competition_slide: [rows('tractie-bewijs', 'competitors', 'Concurrenten'), text('competitiveAdvantage')],
  go_to_market_slide: [text('acquisition'), rows('businessmodel-verkoop', 'channels', 'Kanalen'), text('sales'), text('distribution')],
  team_slide: [
    rows('team-roadmap', 'team', 'Team'),
    text('advisors'),
    {
      label: 'Gezocht Talent',
      section: 'gezocht-talent',
      field: 'roles',
      isAnswered: ({ status, fields }) => status === 'completed' || fields.roles.length > 0,
    },
  ],
  roadmap_slide: [rows('team-roadmap', 'milestones', 'Mijlpalen')],
  financials_slide: [rows('financiele-projecties', 'years', 'Per jaar'), lines('financiele-projecties', 'assumptions')],
  investment_ask_slide: [
    choice('fundingPurposes', 'Waarvoor is het?'),
    choice('fundingTypes', 'Hoe mag het?'),
    {
      label: 'Besteding van het kapitaal',
      section: funding,
      field: 'uses',
      isAnswered: ({ fields: { plan } }) => plan.uses.length > 0 && isWholeUse(plan.uses),
    },
    text('equityProposal'),
  ],
};

function choice(name: 'fundingPurposes' | 'fundingTypes', label: string): Question {
  return { label, section: funding, field: name, isAnswered: ({ fields }) => fields[name].length > 0 };
}

/** The fields of the form that would still fill a place on a slide. */
export function missingIn(slide: SlideName, project: DeckProject): MissingField[] {
  return questions[slide].filter(({ isAnswered }) => !isAnswered(project)).map(({ label, section, field }) => ({ label, section, field }));
}
