import type { ProjectFields } from '../../../projects/own/contract.ts';
import { type fundingPurposes, progressOf } from '../../../projects/policy.ts';
import { slideFields } from '../../policy/slides.ts';
import type { DeckProject } from './deck-project.ts';
import type { FactList, StatedIn } from './fact-list.ts';
import { joinWords } from './join-words.ts';
import { rowsIn } from './row-facts.ts';
import { sayEuros, sayPercent } from './say-figures.ts';

const section = 'financieringsbehoefte';

/** Purposes as the end of 'We zoeken € 50.000 voor …'; one that says nothing there is left out. */
const purposeWords: Record<(typeof fundingPurposes)[number], string | null> = {
  'MVP bouwen': 'een eerste versie',
  Marketing: 'marketing',
  'R&D': 'R&D',
  Personeel: 'personeel',
  Kantoorruimte: 'kantoorruimte',
  Apparatuur: 'apparatuur',
  'Juridische kosten': 'juridische kosten',
  Certificering: 'certificering',
  Overig: null,
};

/** Forms as the end of 'We staan open voor …'. */
const typeWords: Record<ProjectFields['fundingTypes'][number], string> = {
  Donatie: 'een donatie',
  Lening: 'een lening',
  Equity: 'een aandeel in het bedrijf (equity)',
  Convertible: 'een converteerbare lening',
  Anders: 'een andere vorm',
};

/** Adds the amounts, as stated and as they follow: remaining is target minus raised, progress is raised as a share of the target. */
export function addFunding(list: FactList, { fields, raisedAmount, raisedOn }: DeckProject): void {
  const { targetAmount, fundingPurposes, fundingTypes, plan } = fields;
  const target: StatedIn = { section, name: 'targetAmount', label: 'Doelbedrag' };
  const raised = { section: null, label: 'Opgehaald bedrag' };
  const remaining = Math.max(targetAmount - raisedAmount, 0);
  // Rounding makes no 100% of an amount that isn't there yet.
  const progress = Math.min(progressOf({ raisedAmount, targetAmount }), remaining > 0 ? 99.9 : Number.POSITIVE_INFINITY);
  list.figure('target_amount', sayEuros(targetAmount), targetAmount, target);
  list.figure('raised_amount', sayEuros(raisedAmount), raisedAmount, raised);
  list.day('raised_date', raisedOn, { section: null, label: 'Opgehaald bedrag: opgegeven op' });
  list.figure('remaining_amount', sayEuros(remaining), remaining, { section: null, label: 'Nog nodig' });
  list.figure('progress_percent', sayPercent(progress), progress, { section: null, label: 'Opgehaald deel van het doelbedrag' });
  const purposes = fundingPurposes.flatMap((purpose) => purposeWords[purpose] ?? []);
  list.line('funding_purposes', joinWords(purposes), { section, name: 'fundingPurposes', label: 'Waarvoor is het?' });
  const types = fundingTypes.map((type) => typeWords[type]);
  list.line('funding_types', joinWords(types, 'of'), { section, name: 'fundingTypes', label: 'Hoe mag het?' });
  const use = rowsIn(section, 'uses');
  for (const [position, { purpose, percent }] of plan.uses.entries()) {
    const amount = Math.round((targetAmount * percent) / 100);
    list.line(
      `use:${position}:purpose`,
      purpose,
      use(position, 'purpose'),
      slideFields.investment_ask_slide.use_of_funds.columns[0].length,
    );
    list.figure(`use:${position}:percent`, sayPercent(percent), percent, use(position, 'percent'));
    list.figure(`use:${position}:amount`, sayEuros(amount), amount, {
      ...use(position, 'percent'),
      label: `Bestemming ${position + 1}: Bedrag`,
    });
  }
}
