import fc from 'fast-check';
import { investmentTypes } from '../../../profiles/policy.ts';
import { milestoneStatuses } from '../../../projects/milestones/policy.ts';
import { type ProjectFields, projectFields } from '../../../projects/own/contract.ts';
import { marketSizes, planLimits, planTexts } from '../../../projects/plan/policy.ts';
import { categories, fundingPurposes, limits, statuses } from '../../../projects/policy.ts';
import { unnamedOwner } from '../../../projects/texts.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';

/** Pieces of what people type, with figures, marks, other languages, and what looks like our references. */
const pieces = [
  ...['Wij', 'wij', 'ONS', 'brood', 'een', 'dak', 'meervoudigepersoonlijkheidsstoornis', 'B2B', 'CO2', 'the', 'drone', '木', 'één', 'x'],
  ...['€ 12,50', '31%', '2027', '1.000.000', '3/4', '-7', 'NaN', 'undefined', '😀', '👩‍👩‍👧', '…', '—', '«', '»', '"', '’s', '(', ')'],
  ...[
    '{{target_amount}}',
    '{{',
    '}}',
    '{{text:problem:0}}',
    '$&',
    '\\n',
    '<b>',
    'o.a.',
    'dhr.',
    'enz.',
    'J.',
    'a, b',
    'einde.',
    'Ja!',
    'hoe?',
  ],
];
const spaces = [' ', ' ', ' ', ' ', '. ', ', ', '\n', '\n- ', '  ', '\t', '\u00a0', ': ', '! '];

const text = (most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...spaces)), { maxLength: Math.min(150, most / 4) })
    .map((words) => words.flat().join('').slice(0, most).trim());
const given = (most: number) => text(most).map((typed) => (typed === '' ? 'iets' : typed));
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const euros = fc.oneof(
  fc.constant(0),
  fc.nat(5_000_000),
  fc.nat(1_000).map((millions) => millions * 1_250_000),
);
const cents = (least: number) => fc.integer({ min: least, max: 100_000_000 }).map((amount) => amount / 100);
const rows = <Row>(row: fc.Arbitrary<Row>, maxLength: number) => fc.array(row, { maxLength });
const { line, name, unit } = planLimits;

const planWords: fc.Arbitrary<Record<string, string>> = fc.record(
  Object.fromEntries(Object.entries(planTexts).map(([field, most]) => [field, fc.oneof(fc.constant(''), text(most))])),
);

const planRows = fc.record({
  journey: rows(given(line), planLimits.steps),
  trends: rows(given(line), planLimits.trends),
  assumptions: rows(given(line), planLimits.assumptions),
  features: rows(fc.record({ name: given(name), benefit: text(line) }), planLimits.features),
  markets: fc.uniqueArray(
    fc.record({
      size: fc.constantFrom(...marketSizes),
      amount: euros.map((amount) => amount + 1),
      basis: text(line),
      source: text(line),
      year: fc.option(fc.integer({ min: 1990, max: 2100 })),
    }),
    { selector: ({ size }) => size, maxLength: 3 },
  ),
  prices: rows(fc.record({ name: given(name), price: cents(0), per: text(unit) }), planLimits.prices),
  channels: rows(fc.record({ name: given(name), approach: text(line) }), planLimits.channels),
  metrics: rows(
    fc.record({ label: given(name), value: cents(-100_000_000), unit: text(unit), measuredOn: fc.option(day) }),
    planLimits.metrics,
  ),
  competitors: rows(fc.record({ name: given(name), strength: text(line), difference: text(line) }), planLimits.competitors),
  team: rows(fc.record({ name: given(name), role: text(name), background: text(planLimits.short) }), planLimits.team),
  milestones: rows(
    fc.record({ id: fc.uuid({ version: 7 }), title: given(name), dueOn: day, status: fc.constantFrom(...milestoneStatuses) }),
    12,
  ),
  years: fc.uniqueArray(fc.record({ year: fc.integer({ min: 2000, max: 2100 }), revenue: euros, costs: euros }), {
    selector: ({ year }) => year,
    maxLength: planLimits.years,
  }),
  uses: fc.oneof(fc.constant([]), rows(fc.record({ purpose: given(name), percent: fc.integer({ min: 1, max: 16 }) }), 6), wholeUse()),
});

function wholeUse(): fc.Arbitrary<{ purpose: string; percent: number }[]> {
  return fc.tuple(given(name), given(name), fc.integer({ min: 1, max: 99 })).map(([one, other, percent]) => [
    { purpose: one, percent },
    { purpose: other, percent: 100 - percent },
  ]);
}

const fields: fc.Arbitrary<ProjectFields> = fc
  .record({
    title: given(limits.title),
    description: text(limits.description),
    fullDescription: text(limits.fullDescription),
    category: fc.option(fc.constantFrom(...categories)),
    location: text(limits.location),
    tags: fc.constant([]),
    objectives: rows(given(limits.objective), limits.objectives),
    startDate: fc.constant(null),
    endDate: fc.option(day),
    targetAmount: fc.integer({ min: 1, max: 1_000 }).map((thousands) => thousands * 1_000),
    fundingPurposes: fc.subarray([...fundingPurposes]),
    fundingTypes: fc.subarray([...investmentTypes]),
    equityProposal: text(limits.equityProposal),
    equityAudience: fc.constant('admitted'),
    companyName: text(limits.companyName),
    companyNumber: fc.constant(''),
    slogan: text(limits.slogan),
    speakerName: text(limits.speakerName),
    contactDetails: text(limits.contactDetails),
    imageId: fc.constant(null),
    imageAlt: fc.constant(''),
    logoId: fc.constant(null),
    roles: rows(
      fc.record({
        id: fc.uuid({ version: 7 }),
        roleName: given(limits.roleName),
        description: text(limits.roleText),
        requirements: text(limits.roleText),
        timeCommitment: text(limits.roleCondition),
        compensation: text(limits.roleCondition),
      }),
      limits.roles,
    ),
    documents: fc.constant([]),
    plan: fc.tuple(planWords, planRows).map(([words, listed]) => ({ ...words, ...listed })),
  })
  .map((typed) => projectFields.safeParse(typed).data)
  .filter((read) => read !== undefined);

/** Projects as the form lets them through, with the strangest things typed in them. */
export const randomProject: fc.Arbitrary<DeckProject> = fc
  .record({
    status: fc.constantFrom(...statuses),
    fields,
    raisedAmount: fc.oneof(fc.constant(0), fc.nat(1_200_000)),
    raisedOn: fc.option(day),
    earlier: rows(day, 3),
    ownerName: fc.oneof(fc.constant(unnamedOwner), given(80)),
    versionOn: day,
    filledCount: fc.nat(2),
  })
  .map(({ earlier, filledCount, ...project }) => {
    const [first] = project.fields.plan.milestones;
    const filledRoles = project.fields.roles.slice(0, filledCount).map(({ id }) => id);
    return { ...project, filledRoles, earlierDates: first === undefined ? {} : { [first.id]: earlier } };
  });
