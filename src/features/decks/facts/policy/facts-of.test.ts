import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryLabels } from '../../../projects/policy.ts';
import { deckProject } from '../../writer/policy/project.fixture.ts';
import { randomProject } from '../../writer/policy/random-project.fixture.ts';
import { cleanText } from './clean-text.ts';
import type { DeckProject } from './deck-project.ts';
import { factsOf } from './facts-of.ts';

const shownOf = (project: DeckProject, ...ids: string[]) => {
  const facts = factsOf(project);
  return ids.map((id) => facts.get(id)?.shown.replaceAll('\u00a0', ' ') ?? null);
};

test('amounts that follow from others are computed', () => {
  const project = deckProject({
    targetAmount: 250_000,
    raisedAmount: 43_750,
    plan: { years: [{ year: 2027, revenue: 120_000, costs: 150_500 }], uses: [{ purpose: 'Daken', percent: 70 }] },
  });

  expect(shownOf(project, 'remaining_amount', 'progress_percent', 'year:2027:result', 'year:2027:loss', 'use:0:amount')).toEqual([
    '€ 206.250',
    '17,5%',
    '€ -30.500',
    '€ 30.500',
    '€ 175.000',
  ]);
});

test('more than the target leaves nothing to raise, and almost all of it isn’t 100%', () => {
  expect(shownOf(deckProject({ targetAmount: 1_000, raisedAmount: 1_500 }), 'remaining_amount', 'progress_percent')).toEqual([
    '€ 0',
    '150%',
  ]);
  expect(shownOf(deckProject({ targetAmount: 100_000, raisedAmount: 99_999 }), 'progress_percent')).toEqual(['99,9%']);
});

test.each([
  [950_000, '€ 950.000'],
  [1_000_000, '€ 1 miljoen'],
  [1_250_000, '€ 1,25 miljoen'],
  [1_254_300, '€ 1.254.300'],
  [4_200_000_000, '€ 4,2 miljard'],
  [1_000_000_000_000, '€ 1.000 miljard'],
])('a market of %i is said in full where millions would round it', (amount, said) => {
  const markets = [{ size: 'tam' as const, amount, basis: '', source: '', year: null }];
  expect(shownOf(deckProject({ plan: { markets } }), 'market:tam:amount')).toEqual([said]);
});

test('a milestone keeps the dates that it had, and a role its number', () => {
  const project = deckProject({
    plan: { milestones: [{ id: 'oven', title: 'Eigen oven', dueOn: '2027-02-15', status: 'later' }] },
    earlierDates: { oven: ['2026-12-01', '2026-06-01'] },
    roles: [{ roleName: 'Bakker' }, { roleName: 'Verkoper' }],
  });

  expect(
    shownOf(project, 'milestone:oven:date', 'milestone:oven:earlier:0', 'milestone:oven:earlier:1', 'milestone:oven:status', 'role_count'),
  ).toEqual(['15 februari 2027', '1 december 2026', '1 juni 2026', 'Later', '2']);
});

test('facts say where in the form they are stated, by its own words', () => {
  const facts = factsOf(
    deckProject({ plan: { metrics: [{ label: 'Dozen', value: 9, unit: '', measuredOn: null }], problem: 'Het dak is leeg.' } }),
  );

  expect(facts.get('metric:0:value')).toMatchObject({
    label: 'Cijfer 1: Getal',
    field: { section: 'tractie-bewijs', name: 'metrics.0.value' },
    kind: 'figure',
    number: 9,
  });
  expect(facts.get('text:problem:0')).toMatchObject({ label: 'Waarom is dat een probleem?', field: { name: 'problem' }, kind: 'text' });
});

const whole = (amount: number) => amount.toLocaleString('nl');
const euros = (amount: number) => {
  const said = new Intl.NumberFormat('nl', { style: 'currency', currency: 'EUR' }).format(amount);
  return Number.isInteger(amount) ? said.replace(/,00$/, '') : said;
};
const dates = (day: string) => new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The digits of a figure, where millions are written out. */
function digitsOf(shown: string): string {
  const scale = { miljoen: 1e6, miljard: 1e9 }[/miljoen|miljard/.exec(shown)?.[0] ?? ''] ?? 1;
  const number = Number(shown.replaceAll(/[^\d,-]/g, '').replace(',', '.'));
  return scale === 1 ? shown.replaceAll(/[^\d,.-]/g, '') : whole(Math.round(number * scale));
}

/** The figures that a project states, and those of the named rules: remaining, progress, result, shortfall, part, number of open roles. */
function figuresOf({ fields, filledRoles, raisedAmount, raisedOn, earlierDates, versionOn }: DeckProject): Set<string> {
  const { targetAmount, plan } = fields;
  const openRoles = fields.roles.filter(({ id }) => !filledRoles.includes(id));
  const remaining = Math.max(targetAmount - raisedAmount, 0);
  const progress = Math.round((raisedAmount / targetAmount) * 1_000) / 10;
  const amounts = [
    targetAmount,
    raisedAmount,
    remaining,
    ...plan.markets.map(({ amount }) => amount),
    ...plan.prices.map(({ price }) => price),
  ];
  const ofYears = plan.years.flatMap(({ revenue, costs }) => [revenue, costs, revenue - costs, costs - revenue]);
  const ofUses = plan.uses.map(({ percent }) => (targetAmount * percent) / 100);
  const bare = [
    progress,
    remaining > 0 ? Math.min(progress, 99.9) : progress,
    openRoles.length,
    ...plan.uses.map(({ percent }) => percent),
  ];
  const days = [raisedOn, versionOn, fields.startDate, fields.endDate, ...plan.metrics.map(({ measuredOn }) => measuredOn)];
  const moments = [...days, ...plan.milestones.map(({ dueOn }) => dueOn), ...Object.values(earlierDates).flat()].filter(
    (day) => day !== null,
  );
  return new Set([
    ...[...amounts, ...ofYears, ...ofUses].map((amount) => euros(amount).replaceAll(/[^\d,.-]/g, '')),
    ...[...bare, ...plan.metrics.map(({ value }) => value)].map(whole),
    ...[...plan.markets, ...plan.years].map(({ year }) => `${year}`),
    ...moments.map((day) => dates(day).replaceAll(/\D/g, '')),
  ]);
}

test('every figure is one that the project states or a named rule computes, and every text one that its owner typed', () => {
  const property = fc.property(randomProject, (project) => {
    const figures = figuresOf(project);
    const typed = JSON.stringify([project.fields, project.ownerName], (_key, value) =>
      typeof value === 'string' ? cleanText(value) : value,
    );
    const words = Object.values(categoryLabels);
    const wrong = [...factsOf(project).values()].filter(({ kind, shown }) => {
      if (kind === 'figure') return shown !== 'Gratis' && !figures.has(digitsOf(shown));
      const quoted = JSON.stringify(shown.replace(/…$/, '')).slice(1, -1);
      return /\p{N}/u.test(shown) && !words.includes(shown) && !typed.includes(quoted);
    });
    expect(wrong).toEqual([]);
  });
  fc.assert(property, { numRuns: 200 });
});

test('every fact that its owner can change is in a section of the form', () => {
  const property = fc.property(randomProject, (project) => {
    const elsewhere = [...factsOf(project).values()].filter(({ field }) => field === null).map(({ id }) => id);
    expect(elsewhere.filter((id) => !/^(?:owner_name|version_date|raised_\w+|remaining_amount|progress_percent)$/.test(id))).toEqual([]);
  });
  fc.assert(property, { numRuns: 50 });
});
