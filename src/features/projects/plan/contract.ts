import * as z from 'zod';
import { id, text } from '../../../platform/contract.ts';
import { isWithinBounds } from '../../../platform/days.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { maxMilestones, milestoneStatuses, milestoneTitle } from '../milestones/policy.ts';
import { marketSizes, planLimits, planTexts, sumOfUses } from './policy.ts';

const filled = (most: number, missing: string) => text(most).refine(isVisible, missing);

const atMost = (most: number) => `Je kunt er hoogstens ${most} toevoegen.`;

/** Lines of text in their owner's order. */
export const lines = (most: number, length: number) =>
  z.array(filled(length, 'Een lege regel kan niet worden bewaard.')).max(most, atMost(most));

/** A day as YYYY-MM-DD. */
export const day = z.iso.date('Kies een datum.').refine(isWithinBounds, 'Kies een datum.');

const euros = z
  .int('Vul een bedrag in hele euro in.')
  .min(0, 'Een bedrag is nul of meer.')
  .max(planLimits.amount, 'Dit bedrag is te hoog.');

const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;
const decimals = 'Een getal heeft hoogstens twee cijfers na de komma.';

const isUnique = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

const market = z.strictObject({
  size: z.enum(marketSizes),
  /** Whole euros a year. */
  amount: euros.min(1, 'Vul een bedrag in.'),
  basis: text(planLimits.line),
  source: text(planLimits.line),
  year: z.int().min(1990, 'Vul een jaar in.').max(2100, 'Vul een jaar in.').nullable(),
});

const price = z.strictObject({
  name: filled(planLimits.name, 'Vul een naam in.'),
  /** Euros. */
  price: z
    .number('Vul een bedrag in.')
    .min(0, 'Een bedrag is nul of meer.')
    .max(1_000_000_000, 'Dit bedrag is te hoog.')
    .refine(hasTwoDecimals, decimals),
  per: text(planLimits.unit),
});

const metric = z.strictObject({
  label: filled(planLimits.name, 'Vul een naam in.'),
  value: z
    .number('Vul een getal in.')
    .min(-1_000_000_000_000)
    .max(1_000_000_000_000, 'Dit getal is te hoog.')
    .refine(hasTwoDecimals, decimals),
  unit: text(planLimits.unit),
  measuredOn: day.nullable(),
});

const year = z.strictObject({
  year: z.int('Vul een jaar in.').min(2000, 'Vul een jaar in.').max(2100, 'Vul een jaar in.'),
  revenue: euros,
  costs: euros,
});

const use = z.strictObject({
  purpose: filled(planLimits.name, 'Vul een bestemming in.'),
  percent: z.int('Vul een heel percentage in.').min(1, 'Vul minstens 1 procent in.').max(100, 'Vul hoogstens 100 procent in.'),
});

const milestone = z.strictObject({
  id,
  title: filled(milestoneTitle, 'Vul een titel in.'),
  dueOn: day,
  status: z.enum(milestoneStatuses),
});

/** The business plan. Every part may be left out. */
export const planFields = z.strictObject({
  problemStatement: text(planTexts.problemStatement),
  problem: text(planTexts.problem),
  audience: text(planTexts.audience),
  customerExample: text(planTexts.customerExample),
  solutionStatement: text(planTexts.solutionStatement),
  solution: text(planTexts.solution),
  uniqueValue: text(planTexts.uniqueValue),
  before: text(planTexts.before),
  after: text(planTexts.after),
  idealCustomer: text(planTexts.idealCustomer),
  businessModel: text(planTexts.businessModel),
  acquisition: text(planTexts.acquisition),
  marketing: text(planTexts.marketing),
  sales: text(planTexts.sales),
  distribution: text(planTexts.distribution),
  traction: text(planTexts.traction),
  mvpResults: text(planTexts.mvpResults),
  competitiveAdvantage: text(planTexts.competitiveAdvantage),
  teamDescription: text(planTexts.teamDescription),
  advisors: text(planTexts.advisors),
  roadmap: text(planTexts.roadmap),
  capTable: text(planTexts.capTable),
  journey: lines(planLimits.steps, planLimits.line),
  trends: lines(planLimits.trends, planLimits.line),
  assumptions: lines(planLimits.assumptions, planLimits.line),
  features: z
    .array(z.strictObject({ name: filled(planLimits.name, 'Vul een naam in.'), benefit: text(planLimits.line) }))
    .max(planLimits.features, atMost(planLimits.features)),
  markets: z
    .array(market)
    .max(marketSizes.length)
    .refine((rows) => isUnique(rows.map(({ size }) => size)), 'Een markt staat er twee keer.'),
  prices: z.array(price).max(planLimits.prices, atMost(planLimits.prices)),
  channels: z
    .array(z.strictObject({ name: filled(planLimits.name, 'Vul een kanaal in.'), approach: text(planLimits.line) }))
    .max(planLimits.channels, atMost(planLimits.channels)),
  metrics: z.array(metric).max(planLimits.metrics, atMost(planLimits.metrics)),
  competitors: z
    .array(
      z.strictObject({
        name: filled(planLimits.name, 'Vul een naam in.'),
        strength: text(planLimits.line),
        difference: text(planLimits.line),
      }),
    )
    .max(planLimits.competitors, atMost(planLimits.competitors)),
  team: z
    .array(
      z.strictObject({
        name: filled(planLimits.name, 'Vul een naam in.'),
        role: text(planLimits.name),
        background: text(planLimits.short),
      }),
    )
    .max(planLimits.team, atMost(planLimits.team)),
  milestones: z
    .array(milestone)
    .max(maxMilestones, atMost(maxMilestones))
    .refine((rows) => isUnique(rows.map((row) => row.id)), 'Een mijlpaal staat er twee keer.'),
  years: z
    .array(year)
    .max(planLimits.years, atMost(planLimits.years))
    .refine((rows) => isUnique(rows.map((row) => row.year)), 'Een jaar staat er twee keer.'),
  uses: z
    .array(use)
    .max(planLimits.uses, atMost(planLimits.uses))
    .refine((uses) => sumOfUses(uses) <= 100, 'Samen is dit meer dan 100 procent.'),
});

export type PlanFields = z.output<typeof planFields>;

/** The plan as its readers see it: years in order, milestones with the dates that they had before. */
export const shownPlan = planFields.omit({ capTable: true, milestones: true }).extend({
  milestones: z.array(milestone.extend({ earlierDates: z.array(day) })),
});

export type ShownPlan = z.output<typeof shownPlan>;
