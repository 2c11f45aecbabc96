import { expect, test } from 'vitest';
import { documentFonts } from '../document-fonts.ts';
import { createLettering } from './lettering.ts';

test('a printed text has single spaces, and no line ends between an amount and its sign', () => {
  const text = ' Samen  €\u00a0900\u00a0miljoen\nper\tjaar \u00a0';

  expect(createLettering(documentFonts)([text]).print(text)).toBe('Samen €\u00a0900\u00a0miljoen per jaar');
});
