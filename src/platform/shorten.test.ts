import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['a text that fits', 'Een dak', 7, 'Een dak'],
  ['a cut after a word', 'Een dak, gedeeld door alle bewoners', 12, 'Een dak…'],
  ['a cut at the end of a word', 'Een dak gedeeld door bewoners', 8, 'Een dak…'],
  ['a word that is too long', 'verantwoordelijkheidsgevoel', 10, 'verantwoo…'],
  ['a cut before a long second word', 'De verantwoordelijkheidsgevoelens', 20, 'De verantwoordelijk…'],
  ['a picture of several characters', 'familie 👩‍👩‍👧', 12, 'familie…'],
])('%s', (_kind, text, limit, short) => {
  expect(shorten(text, limit)).toBe(short);
});
