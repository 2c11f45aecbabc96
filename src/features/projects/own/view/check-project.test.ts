import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullProject } from '../../factory.ts';
import { milestoneStatuses } from '../../milestones/policy.ts';
import { categories, target } from '../../policy.ts';
import { projectFields } from '../contract.ts';
import { checkProject, missingOf } from './check-project.ts';
import { type Draft, emptyDraft, emptyRows, toDraft, toFields } from './draft.ts';
import { examples } from './examples.ts';
import { withOwnIds } from './own-ids.ts';

const full = toDraft({ fields: fullProject(), image: null, logo: null, documents: [] });
const draftOnly = { isPublic: false };

test('a draft that nobody touched is the project', () => {
  const fields = fullProject();
  const checked = checkProject(toDraft({ fields, image: null, logo: null, documents: [] }), { isPublic: true });

  expect('input' in checked && toFields(checked.input)).toEqual(fields);
});

test('an empty form is a draft that the contract takes', () => {
  const checked = checkProject(emptyDraft, draftOnly);

  expect('input' in checked && projectFields.safeParse(toFields(checked.input)).success).toBe(true);
});

test('numbers are read as Dutch people write them, and empty rows and lines are left out', () => {
  const draft: Draft = {
    ...emptyDraft,
    companyNumber: 'BE 0403.170.701',
    objectives: [' Zes daken ', ' '],
    prices: [{ name: ' Basis ', price: '€ 12,50', per: '' }, emptyRows.prices],
    metrics: [{ ...emptyRows.metrics, label: 'Groei', value: '-1.250,5' }],
    markets: emptyDraft.markets.with(1, { ...emptyRows.markets, size: 'sam', amount: '60.000.000' }),
    milestones: [{ ...emptyRows.milestones, id: '0199a1f0-0000-7000-8000-000000000001' }],
  };

  expect(checkProject(draft, draftOnly)).toMatchObject({
    input: {
      companyNumber: '0403170701',
      objectives: ['Zes daken'],
      prices: [{ name: 'Basis', price: 12.5, per: '' }],
      metrics: [{ value: -1250.5, measuredOn: null }],
      markets: [{ size: 'sam', amount: 60_000_000, year: null }],
      milestones: [],
    },
  });
});

test('a tag that was typed but not added counts, unless it is there already', () => {
  expect(checkProject({ ...full, typedTag: ' Zon ' }, draftOnly)).toMatchObject({ input: { tags: ['zon', 'wonen'] } });
  expect(checkProject({ ...full, typedTag: ' dak ' }, draftOnly)).toMatchObject({ input: { tags: ['zon', 'wonen', 'dak'] } });
  expect(checkProject({ ...full, typedTag: 'dak,  zon; 1,5 graad,3D,' }, draftOnly)).toMatchObject({
    input: { tags: ['zon', 'wonen', 'dak', '1,5 graad', '3D'] },
  });
});

const mistakes: [path: string, sentence: string, change: Partial<Draft>][] = [
  ['features.1.name', 'Vul een naam in.', { features: [emptyRows.features, { name: ' ', benefit: 'Snel.' }] }],
  [
    'markets.2.amount',
    'Vul een bedrag in hele euro in.',
    { markets: full.markets.with(2, { ...emptyRows.markets, size: 'som', basis: 'x' }) },
  ],
  ['markets.0.year', 'Vul een jaar in.', { markets: full.markets.with(0, { ...emptyRows.markets, size: 'tam', amount: '5', year: '20' }) }],
  ['prices.0.price', 'Een getal heeft hoogstens twee cijfers na de komma.', { prices: [{ name: 'Basis', price: '1,234', per: '' }] }],
  ['metrics.0.value', 'Vul een getal in.', { metrics: [{ ...emptyRows.metrics, label: 'Klanten', value: 'veel' }] }],
  ['milestones.0.dueOn', 'Kies een datum.', { milestones: [{ ...emptyRows.milestones, title: 'Start' }] }],
  ['years', 'Een jaar staat er twee keer.', { years: [full.years[0], full.years[0]].flatMap((year) => year ?? []) }],
  ['years.0.costs', 'Een bedrag is nul of meer.', { years: [{ year: '2027', revenue: '1', costs: '-1' }] }],
  ['uses', 'Samen is dit meer dan 100 procent.', { uses: ['60', '50'].map((percent) => ({ purpose: 'Daken', percent })) }],
  ['uses.0.percent', 'Vul een heel percentage in.', { uses: [{ purpose: 'Daken', percent: '12,5' }] }],
  ['roles.0.roleName', 'Vul de naam van de rol in.', { roles: [{ ...emptyRows.roles, id: 'x', compensation: 'Aandelen' }] }],
  ['endDate', 'De einddatum ligt voor de startdatum.', { startDate: '2027-02-01', endDate: '2027-01-31' }],
  ['startDate', 'Kies een datum.', { startDate: '9999-01-01', endDate: '' }],
  ['companyNumber', 'Dit is geen Belgisch of Nederlands ondernemingsnummer.', { companyNumber: '0403170702' }],
];

test.each(mistakes)('a mistake in %s is said there: %s', (path, sentence, change) => {
  expect(checkProject({ ...full, ...change }, draftOnly)).toEqual({ problems: { [path]: sentence }, message: sentence });
});

test('of several mistakes, the toast tells the one that stands first on the page', () => {
  const fromBottom: Partial<Draft>[] = [
    { documents: [{ id: 'x', name: '', bytes: 1, picture: null }] },
    { roles: [{ ...emptyRows.roles, id: 'x', compensation: 'Aandelen' }] },
    { milestones: [{ ...emptyRows.milestones, title: 'Start' }] },
    { companyNumber: '0403170702' },
    { startDate: '2027-02-01', endDate: '2027-01-31' },
  ];

  const told = fromBottom.map((_, at) => checkProject(Object.assign({}, full, ...fromBottom.slice(0, at + 1)), draftOnly));
  expect(told).toMatchObject([
    { message: 'Geef het document een naam.' },
    { message: 'Vul de naam van de rol in.' },
    { message: 'Kies een datum.' },
    { message: 'Dit is geen Belgisch of Nederlands ondernemingsnummer.' },
    { message: 'De einddatum ligt voor de startdatum.' },
  ]);
});

test('a public project needs a title, a description and a category', () => {
  const draft = { ...full, title: ' ', description: '', category: '' };

  expect(checkProject(draft, { isPublic: true })).toEqual({
    problems: { title: 'Vul een titel in.', description: 'Vul een korte beschrijving in.', category: 'Kies een categorie.' },
    title: 'Incomplete gegevens',
    message: 'Vul minimaal titel, beschrijving en categorie in.',
  });
  expect(missingOf(draft).map(({ name }) => name)).toEqual(['title', 'description', 'category']);
  expect('input' in checkProject(draft, draftOnly)).toBe(true);
});

test('the title of an untitled draft is none: the field is empty, and typing it publishes nothing', () => {
  const untitled = 'Naamloos Project';
  expect(toDraft({ fields: { ...fullProject(), title: untitled }, image: null, logo: null, documents: [] }).title).toBe('');

  for (const title of ['', ` ${untitled}`]) {
    expect(checkProject({ ...full, title }, { isPublic: true })).toMatchObject({ problems: { title: 'Vul een titel in.' } });
    expect(missingOf({ ...full, title }).map(({ name }) => name)).toEqual(['title']);
  }
});

test('a public project divides all of its money or none', () => {
  const draft = { ...full, uses: [{ purpose: 'Daken', percent: '70' }] };

  expect(checkProject(draft, { isPublic: true })).toMatchObject({
    problems: { uses: 'Verdeel de besteding van het kapitaal over precies 100 procent.' },
  });
  expect(missingOf(draft).map(({ name }) => name)).toEqual(['uses']);
  expect(missingOf(full)).toEqual([]);
});

test.each(examples.map((example) => [example.title, example] as const))('the example %s can be published as it is', (_title, example) => {
  const draft = toDraft({ fields: toFields(withOwnIds(example)), image: null, logo: null, documents: [] });
  const checked = checkProject(draft, { isPublic: true });

  expect('input' in checked && projectFields.safeParse(toFields(checked.input)).error).toBeUndefined();
});

const typed = fc.oneof(
  fc.constantFrom('', ' ', '-5', '0', '12,5', '1.250', '2027', '100', '101', '1e9', 'veel', '€ 5', '99999999999999', '2026-02-01'),
  fc.string({ maxLength: 20 }),
);
const rowsLike = <Row extends Record<string, string>>(empty: Row, given: { [Name in keyof Row]?: fc.Arbitrary<string> } = {}) =>
  fc.array(fc.record({ ...Object.fromEntries(Object.keys(empty).map((name) => [name, typed])), ...given }) as fc.Arbitrary<Row>, {
    maxLength: 3,
  });
const uuid = fc.uuid({ version: 7 });
const anyDay = fc.constantFrom('', '1900-01-01', '2026-02-28', '2199-12-31', '9999-12-31');

const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    title: typed,
    description: typed,
    category: fc.constantFrom('', 'onbekend', ...categories),
    startDate: anyDay,
    endDate: anyDay,
    companyNumber: fc.constantFrom('', '0403170701', '0403.170.701', '12345678', '1', 'BE0403170701'),
    targetAmount: fc.constantFrom(target.min, target.start, target.max),
    typedTag: typed,
    objectives: fc.array(typed, { maxLength: 4 }),
    features: rowsLike(emptyRows.features),
    markets: fc.constantFrom('', '5', '-1', '60.000.000', 'x').map((amount) => full.markets.map((market) => ({ ...market, amount }))),
    prices: rowsLike(emptyRows.prices),
    channels: rowsLike(emptyRows.channels),
    metrics: rowsLike(emptyRows.metrics, { measuredOn: anyDay }),
    competitors: rowsLike(emptyRows.competitors),
    team: rowsLike(emptyRows.team),
    milestones: rowsLike(emptyRows.milestones, { id: uuid, dueOn: anyDay, status: fc.constantFrom('?', ...milestoneStatuses) }),
    years: rowsLike(emptyRows.years),
    uses: rowsLike(emptyRows.uses),
    roles: rowsLike(emptyRows.roles, { id: uuid }),
  })
  .map((change) => ({ ...emptyDraft, ...change }));

test('the contract takes whatever the form lets through, as it is', () => {
  fc.assert(
    fc.property(anyDraft, fc.boolean(), (draft, isPublic) => {
      const checked = checkProject(draft, { isPublic });
      if (!('input' in checked)) return;
      const fields = toFields(checked.input);
      expect(projectFields.safeParse(fields)).toEqual({ success: true, data: fields });
    }),
    { numRuns: 2_000 },
  );
});

test('the contract refuses each mistake of a row that the form refuses', () => {
  const { plan, ...fields } = fullProject();
  const refused = [
    { ...plan, features: [{ name: '', benefit: 'Snel.' }] },
    { ...plan, prices: [{ name: 'Basis', price: 1.234, per: '' }] },
    { ...plan, years: [plan.years[0], plan.years[0]] },
    { ...plan, uses: [60, 50].map((percent) => ({ purpose: 'Daken', percent })) },
    { ...plan, markets: [{ size: 'tam', amount: 0, basis: '', source: '', year: null }] },
  ];

  for (const each of refused) expect(projectFields.safeParse({ ...fields, plan: each }).success).toBe(false);
});
