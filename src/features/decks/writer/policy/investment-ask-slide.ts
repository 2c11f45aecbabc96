import { isWholeUse } from '../../../projects/plan/policy.ts';
import { unnamedOwner } from '../../../projects/texts.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

/**
 * The amount, its use, and the owner's proposal in their own words. Of money between people it says nothing more
 * (docs/decisions/057-sentences-of-the-deck.md): no interest, price, number of shares or way to pay.
 */
export function writeInvestmentAsk(words: Words, project: DeckProject): WrittenSlide {
  const { status, fields, raisedAmount } = project;
  const { uses } = fields.plan;
  const isOpen = status !== 'completed' && raisedAmount < fields.targetAmount;
  const slide = startSlide('investment_ask_slide', words);
  slide.write('ask', askOf(words, project));
  if (isOpen) slide.write('forms', [formsOf(words, fields.fundingTypes)]);
  if (isWholeUse(uses)) {
    const amount = (position: number) => `${words.say(`use:${position}:amount`)} (${words.say(`use:${position}:percent`)})`;
    slide.rows(
      'use_of_funds',
      [...uses.keys()].map((position) => [words.line(`use:${position}:purpose`), amount(position)]),
    );
    const long = [...uses.keys()].map((position) => `use:${position}:purpose`).filter(words.isShortened);
    slide.note('Besteding van het kapitaal', long.map(words.say));
  }
  slide.write('next_step', [nextStepOf(words)]);
  if (status !== 'completed') slide.quote('equity_proposal', 'equityProposal');
  return slide.finish();
}

/** The first way of saying it of which all fits: purposes make room for what was raised, and stand in the project. */
function askOf(words: Words, { status, fields, raisedAmount }: DeckProject): string[] {
  const { say, take } = words;
  const target = say('target_amount');
  const raised = say('raised_amount');
  if (raisedAmount === fields.targetAmount) return [`Het doelbedrag van ${target} is opgehaald.`];
  if (raisedAmount > fields.targetAmount) return [`We hebben ${raised} opgehaald, meer dan het doelbedrag van ${target}.`];
  if (status === 'completed' && raisedAmount > 0) {
    return ['Het project is afgerond.', `Van de ${target} die we zochten, is ${raised} opgehaald.`];
  }
  const purposes = say('funding_purposes');
  const amounts = purposes === '' ? [target] : [`${target} voor ${purposes}`, target];
  const ways = amounts.map((sought) =>
    status === 'completed'
      ? ['Het project is afgerond.', `We zochten ${sought}.`]
      : [`We zoeken ${sought}.`, ...raisedSoFar(words, raisedAmount)],
  );
  const { length } = slideFields.investment_ask_slide.ask;
  return ways.find((sentences) => take(sentences, length).rest.length === 0) ?? [];
}

function raisedSoFar({ say, number }: Words, raisedAmount: number): string[] {
  if (raisedAmount === 0) return [];
  const date = say('raised_date');
  const share = number('progress_percent') === 0 ? '' : ` (${say('progress_percent')})`;
  const raised = `${say('raised_amount')} opgehaald${share}; ${say('remaining_amount')} ontbreekt nog.`;
  return [date === '' ? `Daarvan is ${raised}` : `Op ${date} was daarvan ${raised}`];
}

function formsOf({ say }: Words, types: DeckProject['fields']['fundingTypes']): string {
  if (types.length === 0) return '';
  return types.every((type) => type === 'Anders') ? 'De vorm spreken we samen af.' : `We staan open voor ${say('funding_types')}.`;
}

function nextStepOf({ say, shown }: Words): string {
  const name = say('owner_name');
  if (name === '' || shown(name) === unnamedOwner) return 'Meer weten? Stuur een bericht via de projectpagina.';
  return `Meer weten? Stuur ${name} een bericht op Kiem.`;
}
