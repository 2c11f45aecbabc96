import { expect, test } from 'vitest';
import { nameWordsOf } from './name-words.ts';
import { withoutPeople } from './people.ts';

const P = '(een persoon)';

test.each<[name: string, text: string, masked: string]>([
  ['Anne Marie Maes', 'Maes leidt de werf, zegt Marie, en Anne Marie Maes beslist.', `${P} leidt de werf, zegt ${P}, en ${P} beslist.`],
  ['Jan van den Berg', 'Van den Berg leidt de werf.', `${P} leidt de werf.`],
  ['Jan van den Berg', 'De werf van Jan Van Den Berg, met VAN DEN BERG.', `De werf van ${P}, met ${P}.`],
  ['Jan van den Berg', 'Het plan is van Berg. Wij komen van den overkant.', `Het plan is van ${P}. Wij komen van den overkant.`],
  ['an maes', 'An Maes belt AN MAES, en dan Maes.', `${P} belt ${P}, en dan ${P}.`],
  ['An Maes', 'Zie linkedin.com/in/an-maes of an maes.', `Zie linkedin.com/in/${P} of ${P}.`],
  ['An Maes', "Ans plan, Maes' plan en An's plan.", `${P} plan, ${P}' plan en ${P}'s plan.`],
  ['An Maes', 'De Maes-methode van A. Maes, A.M. Maes en An M. werkt.', `De ${P}-methode van ${P}, ${P} en ${P} werkt.`],
  ['J.P. Maes', 'J. belt Maes. JP ook.', `J. belt ${P}. JP ook.`],
  ['Zoë André', 'ZOE belt Andre, en Zoé belt Zoe\u0308.', `${P} belt ${P}, en ${P} belt ${P}.`],
  ['Søren Łuk', 'Soren belt Luk.', `${P} belt ${P}.`],
  ["Els D'Hondt", 'D’Hondt, Dhondt en d’Hondt zijn één.', `${P}, ${P} en ${P} zijn één.`],
  ['Piet van ’t Hof', "Van 't Hof belt, 't Hof ook.", `${P} belt, '${P} ook.`],
  ['Anne-Marie Peeters-Maes', 'Annemarie, Anne Marie en Maes.', `${P}, ${P} en ${P}.`],
  ['Ben Al Said', 'Ben belt Al Said en Said.', `${P} belt ${P} en ${P}.`],
  ['Maes, An (dr.)', 'Dr. An Maes zegt het.', `${P} zegt het.`],
  ['李 明', 'Wij werken met 李明.', `Wij werken met ${P}.`],
  ['An Maes en Jan De Wit', 'En Jan? De Wit en An.', `En ${P}? ${P} en ${P}.`],
])('of %s, "%s" keeps no name', (name, text, masked) => {
  expect(withoutPeople(text, [nameWordsOf(name)])).toBe(masked);
});

test('a word that is a name and a word of the language is masked where it begins with a capital, and kept elsewhere', () => {
  const people = ['Els De Bakker', 'Al Groot'].map(nameWordsOf);

  expect(withoutPeople('De bakker om de hoek is groot. Als een bakker sluit, sluiten er meer.', people)).toBe(
    'De bakker om de hoek is groot. Als een bakker sluit, sluiten er meer.',
  );
  expect(withoutPeople('Bakker zijn is zwaar. Groot worden ook.', people)).toBe(`${P} zijn is zwaar. ${P} worden ook.`);
});

test('words that only hold a name, and particles alone, are kept', () => {
  const text = 'Analyse in Antwerpen, van de Bergen tot Den Haag. De werf in Janssendorp.';

  expect(withoutPeople(text, ['An Ver', 'Jan van den Berg', 'Janssen De Smet'].map(nameWordsOf))).toBe(text);
});

test('the name of one person in small letters is none of two people', () => {
  expect(withoutPeople('een groot bakker', ['Els Groot', 'Jan Bakker'].map(nameWordsOf))).toBe('een groot bakker');
});

test('a long word without an address is read once', () => {
  const word = 'a'.repeat(700_000);

  expect(withoutPeople(word, [])).toBe(word);
});

test('addresses and numbers are left out whole', () => {
  expect(withoutPeople('Mail an.maes+werf@zonnedak.example, of <an@x.be>; bel 0475 12 34 56 of +32 (0)475 12 34 56.', [])).toBe(
    'Mail (een adres) of <(een adres)>; bel (een nummer) of (een nummer).',
  );
  expect(withoutPeople('Op 3 @ 5 en in 2026, 0412.', [])).toBe('Op 3 @ 5 en in 2026, 0412.');
});
