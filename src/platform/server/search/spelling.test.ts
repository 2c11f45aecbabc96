import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletionsOf, editDistance, editsOf, keptDeletionsOf, nearestWords } from './spelling.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const letter = fc.constantFrom(...letters);
const wordOf = (minLength: number, maxLength: number) => fc.string({ unit: letter, minLength, maxLength });

/** One edit of a word: a letter left out, put in, replaced, or swapped with its neighbour. */
const edit = fc.record({ kind: fc.constantFrom('leave out', 'put in', 'replace', 'swap'), at: fc.nat(), letter });

function edited(word: string, { kind, at, letter: other }: { kind: string; at: number; letter: string }): string {
  const place = at % word.length;
  const [before, here, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
  if (kind === 'leave out') return before + after;
  if (kind === 'put in') return before + other + here + after;
  if (kind === 'replace') return before + other + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

test.each([
  ['bedrijf', 'bedrijf', 0],
  ['bedrijf', 'bedirjf', 1],
  ['bedrijf', 'bdrijf', 1],
  ['bedrijf', 'bedrijff', 1],
  ['zonnepaneel', 'zonepanel', 2],
  ['ca', 'abc', 3],
  ['', 'drie', 4],
])('%j and %j are %i edits apart', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test('within a bound the edits are the same, and beyond it there are too many', () => {
  fc.assert(
    fc.property(wordOf(0, 12), fc.array(edit, { maxLength: 4 }), fc.integer({ min: 0, max: 3 }), (word, edits, most) => {
      const other = edits.reduce((each, change) => (each === '' ? each : edited(each, change)), word);
      const distance = editDistance(word, other);
      expect(editDistance(word, other, most)).toBe(distance > most ? Number.POSITIVE_INFINITY : distance);
    }),
    { numRuns: 2_000 },
  );
});

test('short words and numbers are taken as they are', () => {
  expect(['kat', 'web3', '12345', 'кошка'].map(editsOf)).toEqual([0, 0, 0, 0]);
  expect(['kaas', 'bakkers', 'bakkerij'].map(editsOf)).toEqual([1, 1, 2]);
});

test('a word meets every mistyped form that may stand for it', () => {
  fc.assert(
    fc.property(wordOf(3, 25), fc.array(edit, { minLength: 1, maxLength: 2 }), (known, edits) => {
      const typed = edits.reduce((word, each) => (word === '' ? word : edited(word, each)), known);
      fc.pre(editDistance(typed, known) <= editsOf(typed));
      const kept = keptDeletionsOf(known);
      expect(deletionsOf(typed, editsOf(typed)).some((each) => kept.includes(each))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('a word keeps at most 29 deletions, however long it is', () => {
  fc.assert(fc.property(wordOf(1, 40), (word) => void expect(keptDeletionsOf(word).length).toBeLessThanOrEqual(29)));
});

test('only the nearest words are meant, and no more than eight', () => {
  expect(nearestWords('bakkerrij', ['bakkerij', 'bakkerijen', 'slagerij'])).toEqual(['bakkerij']);
  expect(nearestWords('huix', ['huis', 'huid', 'hulp'])).toEqual(['huid', 'huis']);
  expect(
    nearestWords(
      'xaas',
      [...letters].map((first) => `${first}aas`).filter((word) => word !== 'xaas'),
    ),
  ).toHaveLength(8);
  expect(nearestWords('quiche', ['quinoa'])).toEqual([]);
});

test('the work for a candidate grows with its length, not with the square of it', () => {
  const long = 'ab'.repeat(50_000);

  expect(nearestWords(long, [`${long}c`, long.replaceAll('a', 'b')])).toEqual([`${long}c`]);
});
