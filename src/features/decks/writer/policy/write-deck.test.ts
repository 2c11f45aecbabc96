import { expect, test } from 'vitest';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { factsOf } from '../../facts/policy/facts-of.ts';
import { fillIn } from '../../facts/policy/references.ts';
import type { FieldValue, SlideName } from '../../policy/slides.ts';
import { edgeProjects } from './edge-projects.fixture.ts';
import { everydayProjects } from './everyday-projects.fixture.ts';
import { largeProjects } from './large-projects.fixture.ts';
import { deckProject } from './project.fixture.ts';
import { unusualProjects } from './unusual-projects.fixture.ts';
import { writeSlide } from './write-deck.ts';

/** A slide as it is read: its fields by name, and `notes` if it has some. */
function read(project: DeckProject, slide: SlideName): Record<string, FieldValue> {
  const facts = factsOf(project);
  const fill = (text: string) => (fillIn(text, facts) ?? '?').replaceAll('\u00a0', ' ');
  const fillAll = (value: FieldValue): FieldValue => {
    if (typeof value === 'string') return fill(value);
    return value.every((item) => typeof item === 'string') ? value.map(fill) : value.map((row) => [row].flat().map(fill));
  };
  const { fields, notes } = writeSlide(slide, project, facts);
  const shown = Object.entries(fields).map(([name, { value }]): [string, FieldValue] => [name, fillAll(value)]);
  return Object.fromEntries(notes === '' ? shown : [...shown, ['notes', fill(notes)]]);
}

test('a nearly empty project gets what it says, and no phrases', () => {
  const { nearlyEmpty } = edgeProjects;
  expect(read(nearlyEmpty, 'title_slide')).toEqual({ title: 'Naamloos Project', tagline: 'Nog niets.', presenter: 'Sofie Claes' });
  expect(read(nearlyEmpty, 'financials_slide')).toEqual({});
  expect(read(nearlyEmpty, 'investment_ask_slide')).toEqual({
    ask: 'We zoeken € 10.000.',
    next_step: 'Meer weten? Stuur Sofie Claes een bericht op Kiem.',
  });
});

test.each([
  ['a start', { raisedAmount: 0 }, 'We zoeken € 50.000 voor personeel en marketing.'],
  [
    'a part',
    { raisedAmount: 20_000 },
    'We zoeken € 50.000 voor personeel en marketing. Daarvan is € 20.000 opgehaald (40%); € 30.000 ontbreekt nog.',
  ],
  [
    'a part with its day',
    { raisedAmount: 20, raisedOn: '2026-03-01' },
    'We zoeken € 50.000 voor personeel en marketing. Op 1 maart 2026 was daarvan € 20 opgehaald; € 49.980 ontbreekt nog.',
  ],
  ['all', { raisedAmount: 50_000 }, 'Het doelbedrag van € 50.000 is opgehaald.'],
  ['more than all', { raisedAmount: 61_000 }, 'We hebben € 61.000 opgehaald, meer dan het doelbedrag van € 50.000.'],
  [
    'an end',
    { status: 'completed' as const, raisedAmount: 0 },
    'Het project is afgerond. We zochten € 50.000 voor personeel en marketing.',
  ],
])('the ask after %s', (_state, given, ask) => {
  const project = deckProject({ targetAmount: 50_000, fundingPurposes: ['Personeel', 'Marketing', 'Overig'], ...given });
  expect(read(project, 'investment_ask_slide').ask).toBe(ask);
});

const years = (...amounts: [year: number, revenue: number, costs: number][]) =>
  deckProject({ plan: { years: amounts.map(([year, revenue, costs]) => ({ year, revenue, costs })) } });

test.each([
  ['one year', years([2027, 10_000, 8_000]), 'In 2027 rekenen we op € 10.000 omzet. Na de kosten blijft daarvan € 2.000 over.'],
  [
    'a year that is over',
    years([2025, 10_000, 12_000]),
    'In 2025 was de omzet € 10.000. De kosten waren € 12.000: een tekort van € 2.000.',
  ],
  [
    'growth into the black',
    years([2029, 90_000, 60_000], [2027, 10_000, 30_000], [2028, 50_000, 45_000]),
    'Volgens onze prognose groeit de omzet van € 10.000 in 2027 naar € 90.000 in 2029. Vanaf 2028 is het resultaat positief, met € 30.000 in 2029.',
  ],
  [
    'decline',
    years([2027, 90_000, 95_000], [2028, 50_000, 80_000]),
    'Volgens onze prognose daalt de omzet van € 90.000 in 2027 naar € 50.000 in 2028. De kosten zijn in beide jaren hoger dan de omzet; in 2028 is het tekort € 30.000.',
  ],
  [
    'the same each year',
    years([2027, 40_000, 40_000], [2028, 40_000, 40_000]),
    'We rekenen in beide jaren op € 40.000 omzet. De omzet dekt in beide jaren precies de kosten.',
  ],
  [
    'a first year without revenue',
    years([2027, 0, 40_000], [2028, 60_000, 40_000]),
    'In 2027 rekenen we nog niet op omzet, in 2028 op € 60.000. In 2028 is het resultaat € 20.000.',
  ],
  ['nothing', edgeProjects.zeros, undefined],
])('a forecast of %s', (_kind, project, summary) => {
  expect(read(project, 'financials_slide').summary).toBe(summary);
});

test('markets that don’t contain each other aren’t said to', () => {
  expect(read(edgeProjects.oversubscribed, 'market_slide').sizes).toBe(
    'Voor ons is € 40 miljoen per jaar bereikbaar. We denken € 40 miljoen per jaar te winnen. Bron: Havenbedrijf (2025).',
  );
  expect(read(largeProjects.biotech, 'market_slide').sizes).toBe(
    'Klanten geven in deze markt samen € 4,2 miljard per jaar uit. Daarvan is € 310 miljoen voor ons bereikbaar. We denken er € 12,5 miljoen van te winnen. Bron: IDF Diabetes Atlas (2025).',
  );
});

test('the sentence under the title isn’t said again as the solution, where the project says it in another', () => {
  for (const project of [everydayProjects.school, everydayProjects.oneRole, largeProjects.biotech]) {
    const { tagline } = read(project, 'title_slide');
    const { statement } = read(project, 'solution_slide');
    expect(tagline).toMatch(/\w/);
    expect(statement).toMatch(/\w/);
    expect(statement).not.toBe(tagline);
  }
});

test('one role is one, twelve are counted, and those without room are in the notes', () => {
  expect(read(everydayProjects.oneRole, 'team_slide').open_roles).toBe(
    'Eén rol staat open: Mede-oprichter met technische achtergrond (m/v/x).',
  );
  const { open_roles, notes } = read(largeProjects.twelveRoles, 'team_slide');
  expect(open_roles).toMatch(/^12 rollen staan open, waaronder Regisseur, .* en Barverantwoordelijke\.$/);
  expect(notes).toBe('We zoeken ook: Fotograaf en Penningmeester.');
  expect(read(edgeProjects.completed, 'team_slide')).toEqual({});
});

test('prices and figures read as one would say them', () => {
  expect(read(everydayProjects.oneRole, 'business_model_slide').pricing).toEqual([
    ['Bus', '€ 19 per uur'],
    ['Bus met klusser', '€ 55 per uur'],
    ['Eerste keer', 'Gratis'],
    ['Inschrijving', '€ 10 eenmalig'],
  ]);
  expect(read(everydayProjects.craft, 'traction_slide').metrics).toEqual([['1', 'Verkochte tafels (1 november 2026)']]);
  expect(read(everydayProjects.nonProfit, 'traction_slide').metrics).toContainEqual(['118', 'Cursisten (31 oktober 2026)']);
  expect(read(edgeProjects.losses, 'traction_slide').metrics).toEqual([['€ -1.850.000', 'Resultaat vorig jaar (31 december 2025)']]);
});

test('a milestone that was moved shows its date before, and a dropped one isn’t on the slide', () => {
  expect(read(edgeProjects.oversubscribed, 'roadmap_slide').milestones).toEqual([
    ['1 juni 2027', 'Proefvaart', 'Later (was 15 januari 2027)'],
  ]);
  const { milestones, notes } = read(edgeProjects.completed, 'roadmap_slide');
  expect(milestones).toHaveLength(2);
  expect(notes).toBe('Andere mijlpalen: Terras (1 mei 2025, vervallen)');
});

test('a text that an owner types is never read as a reference', () => {
  const { braces } = unusualProjects;
  expect(read(braces, 'title_slide')).toMatchObject({
    title: 'Project "{{target_amount}}" & <b>Co</b>',
    tagline: '{{raised_amount}} van {{target_amount}}',
  });
  expect(read(braces, 'traction_slide').metrics).toEqual([['7 {{metric:0:unit}}', '{{metric:0:value}}']]);
  expect(read(braces, 'team_slide').open_roles).toBe('Eén rol staat open: Ontwikkelaar {{role_count}}.');
});

test('fragments, lists and capitals are quoted as they are, with marks between them', () => {
  expect(read(unusualProjects.capitals, 'problem_slide')).toEqual({
    statement: 'IEDEREEN WACHT TE LANG OP EEN TAXI',
    who: 'nachtwerkers; studenten; Mensen zonder auto',
  });
  expect(read(unusualProjects.capitals, 'solution_slide').statement).toBe('Je belt. Wij komen. Je betaalt contant of met de kaart');
  expect(read(unusualProjects.emoji, 'solution_slide').unique_value).toBe('✅ gratis ✅ in je straat ✅ verzekerd');
});

test('a text that doesn’t fit stands in the notes, in whole sentences', () => {
  const first = 'Onze eerste proef liep drie maanden in twee straten van Ledeberg, met bewoners die nog nooit hadden meegedaan.';
  const second = 'Na afloop wilde meer dan de helft van hen verder, ook de bewoners van het gebouw ernaast waar we niets hadden gedaan.';
  const third =
    'Dat hadden we niet verwacht, want niemand had hun ooit iets gevraagd, en de brieven die de stad had gestuurd, lagen ongeopend beneden.';
  const project = deckProject({ plan: { mvpResults: [first, second, third].join(' ') } });

  expect(read(project, 'traction_slide')).toEqual({
    mvp_results: `${first} ${second}`,
    notes: `Resultaten van je eerste versie: ${third}`,
  });
});

test('notes say where more stands when a text is too long for them', () => {
  const { notes = '' } = read(largeProjects.overfull, 'go_to_market_slide');
  expect(notes.length).toBeLessThanOrEqual(4_000);
  expect(notes).toMatch(/Meer staat in je project, bij ‘Hoe vind je klanten\?’, ‘Marketing’, ‘Verkoop’ en ‘Distributie’\.$/);
});
