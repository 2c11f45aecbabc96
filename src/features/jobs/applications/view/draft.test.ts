import { expect, test } from 'vitest';
import { letterHint } from './draft.ts';

test('a letter from the application before says so until its writer changes it', () => {
  const sent = 'Ik bouw graag ovens.';
  expect(letterHint(sent, sent)).toBe('Dit is de brief van je vorige sollicitatie. Pas hem aan voor deze vacature.');
  expect(letterHint(sent, `${sent} En daken.`)).toBe('Wat trekt je aan, en wat breng je mee?');
  expect(letterHint('', '')).toBe('Wat trekt je aan, en wat breng je mee?');
});
