import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulerOf } from '../../../platform/server/preview/set-text.ts';
import { breakLines, fitLines } from './policy/break-lines.ts';

const characters = { empty: '', add: (line: string, text: string) => line + text, widthOf: (line: string) => line.length };
const each = (width: number) => ({ width, ruler: characters });

test('a text that doesn’t fit is cut after a sentence, or after a word with an ellipsis', () => {
  expect(fitLines('Dit past. Dit niet meer.', 1, each(10))).toEqual({ lines: 1, kept: 'Dit past.', rest: 'Dit niet meer.' });
  expect(fitLines('een twee drie vier', 1, each(9))).toEqual({ lines: 1, kept: 'een twee…', rest: 'drie vier' });
  expect(fitLines('geen plaats', 0, each(9))).toEqual({ lines: 0, kept: '', rest: 'geen plaats' });
});

test('an amount stays on one line, and a word that is wider than a line is divided', () => {
  expect(breakLines('nu €\u00a010.000', each(8))).toEqual(['nu', '€\u00a010.000']);
  expect(breakLines('abcdefgh', each(3))).toEqual(['abc', 'def', 'gh']);
});

const pieces = [
  'W',
  'i',
  'een',
  'meervoudig',
  '木',
  '\u0301',
  '👩‍👩‍👧',
  '\u00a0',
  '…',
  '-',
  ',',
  '.',
  '. ',
  '! ',
  ' – ',
  ' ',
  ' ',
  '\n',
  '€\u00a012,50',
];
const typed = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((texts) => texts.join(''));

test('as much of a text is kept as trying one sentence, word and sign after the other would keep', () => {
  const room = fc.record({ width: fc.integer({ min: 0, max: 400 }), most: fc.integer({ min: 0, max: 6 }) });

  fc.assert(
    fc.property(typed, room, (text, { width, most }) => {
      const measure = { width, ruler: rulerOf('text', 18) };

      const { lines, kept, rest } = fitLines(text, most, measure);

      const count = (part: string) => breakLines(part, measure).length;
      expect({ kept, rest }).toEqual(keptByTrying(text, most, count));
      expect(lines).toBe(count(kept));
    }),
    { numRuns: 1_000 },
  );
});

/** The plainest way to fit a text, which breaks it anew for each try. */
function keptByTrying(text: string, most: number, count: (part: string) => number): { kept: string; rest: string } {
  const whole = text.replaceAll(/[ \t\r\n]+/g, ' ').trim();
  if (count(whole) <= most) return { kept: whole, rest: '' };
  const words = whole.split(' ');
  const signs = [...whole];
  const sentences = words.flatMap((word, place) => (/[.!?…]$/.test(word) ? [place + 1] : []));
  const tries = [
    ...sentences.map((end) => [words.slice(0, end).join(' '), words.slice(end).join(' '), Math.ceil(most / 2)] as const).reverse(),
    ...words
      .map(
        (_word, end) =>
          [
            `${words
              .slice(0, end)
              .join(' ')
              .replace(/[,;:–-]+$/, '')}…`,
            words.slice(end).join(' '),
            0,
          ] as const,
      )
      .slice(1)
      .reverse(),
    ...signs
      .map((_sign, end) => [`${signs.slice(0, end).join('')}…`, signs.slice(end).join(''), 0] as const)
      .slice(1)
      .reverse(),
  ];
  const [kept, rest] = tries.find(([part, left, least]) => left !== '' && count(part) <= most && count(part) >= least) ?? ['', whole];
  return { kept, rest };
}

test.each(['W', 'W ', 'W. ', 'W-', 'a,b '])('each sign of a long text of %j is measured a few times', (piece) => {
  const text = piece.repeat(20_000);
  let measured = 0;
  const ruler = {
    empty: 0,
    add(line: number, part: string) {
      measured += part.length;
      return line + part.length;
    },
    widthOf: (line: number) => line,
  };

  fitLines(text, 5_000, { width: 3, ruler });

  expect(measured).toBeLessThan(8 * text.length);
});
