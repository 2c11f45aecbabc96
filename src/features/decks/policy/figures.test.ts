import { expect, test } from 'vitest';
import { type Fact, type Facts, fillIn, referTo } from '../facts/policy/references.ts';
import { bindFigures, looseFiguresIn, unknownFiguresIn } from './figures.ts';

function figures(shown: Record<string, string>): Facts {
  const toFact = ([id, value]: [string, string]): [string, Fact] => [
    id,
    { id, label: id, shown: value, kind: 'figure', number: null, field: null },
  ];
  return new Map(Object.entries(shown).map(toFact));
}

const facts = figures({ target_amount: '€\u00a050.000', share: '40%', users: '12', day: '1 maart 2027', year: '2027', free: 'Gratis' });
const anywhere = { ofField: [], ofSlide: [] };

test.each([
  ['We zoeken € 50.000.', `We zoeken ${referTo('target_amount')}.`],
  ['We zoeken €50.000, nu.', `We zoeken ${referTo('target_amount')}, nu.`],
  ['Dat is 40% van € 50.000', `Dat is ${referTo('share')} van ${referTo('target_amount')}`],
  ['Vanaf 1 maart 2027.', `Vanaf ${referTo('day')}.`],
  // Another amount, a part of a longer one, and a word.
  ['€ 50.000.000, € 50.001, 140%, 40%-ers', `€ 50.000.000, € 50.001, 140%, ${referTo('share')}-ers`],
  ['Onze app is Gratis.', 'Onze app is Gratis.'],
])('a figure that the project states becomes a reference: %s', (text, expected) => {
  expect(bindFigures(text, facts, anywhere)).toBe(expected);
});

test('a bare number is bound only where its field or slide refers to it', () => {
  expect(bindFigures('12 klanten in 12 dagen', facts, anywhere)).toBe('12 klanten in 12 dagen');
  expect(bindFigures('12 klanten, 12% korting, € 12', facts, { ofField: ['users'], ofSlide: [] })).toBe(
    `${referTo('users')} klanten, 12% korting, € 12`,
  );
});

test('of figures that are shown alike, that of the field comes first, then that of the slide', () => {
  const alike = figures({ a: '€ 5', b: '€ 5', c: '€ 5' });

  expect(bindFigures('€ 5', alike, { ofField: ['c'], ofSlide: ['b'] })).toBe(referTo('c'));
  expect(bindFigures('€ 5', alike, { ofField: [], ofSlide: ['b'] })).toBe(referTo('b'));
  expect(bindFigures('€ 5', alike, anywhere)).toBe(referTo('a'));
});

test('figures of the project fill in as they were typed, whatever stands around them', () => {
  const around = ['', 'a ', '(', '“', ' – ', '. ', ', '];
  for (const { id, shown } of facts.values()) {
    for (const before of around) {
      const text = `${before}${shown}${before}`;
      const bound = bindFigures(text, facts, { ofField: [id], ofSlide: [] });
      expect(fillIn(bound, facts)).toBe(text);
    }
  }
});

test('a figure that the project states nowhere is named as it was typed', () => {
  const own = new Map([...facts, ...figures({ 'text:x:0': 'Al 7 jaar.' })]);

  expect(unknownFiguresIn('We groeien 12% per jaar, naar € 60.000 en 3 landen.', own)).toEqual(['12%', '€ 60.000', '3']);
  expect(unknownFiguresIn('B2B, CO2 en 7 jaar; 12 klanten voor {{target_amount}}.', own)).toEqual([]);
});

test('a long row of marks is read once', () => {
  expect(looseFiguresIn(`.1${'.'.repeat(400_000)}5,`)).toEqual([`1${'.'.repeat(400_000)}5`]);
});
