/** Nested markets, from the largest to the one within reach. */
export const marketSizes = ['tam', 'sam', 'som'] as const;
export type MarketSize = (typeof marketSizes)[number];

export const marketSizeLabels: Record<MarketSize, string> = {
  tam: 'Totale markt (TAM)',
  sam: 'Bereikbare markt (SAM)',
  som: 'Haalbare markt (SOM)',
};

/** The longest texts, in characters, the most items of lists, and the largest amounts. */
export const planLimits = {
  statement: 160,
  text: 3_000,
  short: 500,
  line: 200,
  name: 120,
  unit: 40,
  features: 6,
  steps: 5,
  trends: 3,
  prices: 4,
  channels: 4,
  metrics: 6,
  competitors: 5,
  team: 6,
  years: 5,
  assumptions: 3,
  uses: 6,
  /** Whole euros. */
  amount: 1_000_000_000_000,
} as const;

/** The texts of the plan, in the order of the form, with their longest length. */
export const planTexts = {
  problemStatement: planLimits.statement,
  problem: planLimits.text,
  audience: planLimits.text,
  customerExample: planLimits.text,
  solutionStatement: planLimits.statement,
  solution: planLimits.text,
  uniqueValue: planLimits.text,
  before: planLimits.short,
  after: planLimits.short,
  idealCustomer: planLimits.text,
  businessModel: planLimits.text,
  acquisition: planLimits.text,
  marketing: planLimits.text,
  sales: planLimits.text,
  distribution: planLimits.text,
  traction: planLimits.text,
  mvpResults: planLimits.text,
  competitiveAdvantage: planLimits.text,
  teamDescription: planLimits.text,
  advisors: planLimits.text,
  roadmap: planLimits.text,
  capTable: planLimits.text,
} as const;

export type PlanText = keyof typeof planTexts;

/** The sum of the percentages of a use of funds. */
export function sumOfUses(uses: readonly { percent: number }[]): number {
  return uses.reduce((sum, { percent }) => sum + percent, 0);
}

/** A use of funds may be published when it is left out, or divides the whole amount. */
export function isWholeUse(uses: readonly { percent: number }[]): boolean {
  return uses.length === 0 || sumOfUses(uses) === 100;
}
