import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compoundParts, possibleParts } from './compounds.ts';

const known = new Set(['zonne', 'panelen', 'bedrijf', 'leider', 'boek', 'kast', 'maker', 'platen', 'slag', 'slagen', 'room']);
const partsOf = (word: string) => compoundParts(word, (part) => known.has(part));

test.each([
  ['zonnepanelen', ['zonne', 'panelen']],
  ['bedrijfsleider', ['bedrijf', 'leider']],
  ['boekenkast', ['boek', 'kast']],
  ['boekenkastenmaker', ['boek', 'kast', 'maker']],
  ['platenboek', ['platen', 'boek']],
  ['slagroom', ['slag', 'room']],
  // Not made up of known words as a whole.
  ['zonnepaneelx', []],
  ['bedrijfs', []],
  ['boekkas', []],
  ['panelen', []],
])('the parts of %s', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});

test('words of which a compound is put together are among its possible parts', () => {
  const part = fc.string({ unit: fc.constantFrom(...'abdeklnorst'), minLength: 4, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 3 }), fc.constantFrom('', 's', 'en'), (parts, joint) => {
      const word = parts.join(joint);
      const possible = possibleParts(word);
      expect(parts.filter((each) => !possible.includes(each))).toEqual([]);
      expect(compoundParts(word, (each) => parts.includes(each))).not.toEqual([]);
    }),
  );
});

test('a word that is too short or too long, or holds digits, has no parts', () => {
  expect(['kasboek', 'a'.repeat(31), 'boekboek3'].flatMap(possibleParts)).toEqual([]);
});
