import { expect, test } from 'vitest';
import { viewsSentence } from './views-sentence.ts';

const days = (...counts: number[]) => ({ days: counts.map((count, place) => ({ day: `2026-11-0${place + 1}`, count })) });

test('the last seven days are counted', () => {
  expect(viewsSentence(days(100, 1, 2, 3, 0, 0, 0, 1))).toBe('7 keer door leden bekeken in de afgelopen zeven dagen.');
  expect(viewsSentence(days(100, 0, 0, 0, 0, 0, 0, 0))).toBe('Nog niet bekeken in de afgelopen zeven dagen.');
});
