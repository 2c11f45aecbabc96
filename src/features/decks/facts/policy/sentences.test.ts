import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['one sentence', 'Daken van flats blijven leeg.', ['Daken van flats blijven leeg.']],
  [
    'two sentences',
    'Daken van flats blijven leeg. Wij leggen er panelen op.',
    ['Daken van flats blijven leeg.', 'Wij leggen er panelen op.'],
  ],
  [
    'sentences without capitals',
    'daken van flats blijven leeg. wij leggen er panelen op',
    ['daken van flats blijven leeg.', 'wij leggen er panelen op'],
  ],
  [
    'questions, exclamations and quotes',
    'Waarom liggen daken leeg? "Omdat niemand het regelt!" Wij regelen het voor je.',
    ['Waarom liggen daken leeg?', '"Omdat niemand het regelt!"', 'Wij regelen het voor je.'],
  ],
  [
    'abbreviations, initials and amounts',
    'We werken met dhr. J. Maes in St. Niklaas, o.a. Elk dak kost ca. € 1.200 per jaar.',
    ['We werken met dhr. J. Maes in St. Niklaas, o.a. Elk dak kost ca. € 1.200 per jaar.'],
  ],
  [
    'an abbreviation that ends a sentence',
    'We leggen panelen, laadpalen enz. Bewoners betalen per maand.',
    ['We leggen panelen, laadpalen enz.', 'Bewoners betalen per maand.'],
  ],
  [
    'lines and marks of lists',
    '- nachtwerkers in ziekenhuizen\n  • studenten in de binnenstad\n\n1. mensen die geen auto hebben',
    ['nachtwerkers in ziekenhuizen', 'studenten in de binnenstad', 'mensen die geen auto hebben'],
  ],
  [
    'short sentences, which stay together',
    'Ja. Echt. Het werkt al drie jaar. Vraag het maar.',
    ['Ja. Echt. Het werkt al drie jaar.', 'Vraag het maar.'],
  ],
  ['white space and characters without a shape', ' Daken \t van\u00a0 flats. \n\u200b\n ', ['Daken van flats.']],
  ['nothing', ' \n ', []],
])('%s', (_kind, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('sentences are few, however short they are', () => {
  expect(sentencesOf('A. '.repeat(1_000)).length).toBeLessThan(130);
});

test.each([
  ['lines', 'a\n'],
  ['sentences', 'Wij maken elke dag stroom. '],
])('of a text of very many %s the first 220 are facts', (_what, piece) => {
  expect(sentencesOf(piece.repeat(5_000))).toHaveLength(220);
});
