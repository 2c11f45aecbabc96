import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSheet, sheetFile } from './icons.ts';

test('the sheet holds the icons that the kit names, as `npm run icons` writes them', () => {
  expect(readFileSync(sheetFile, 'utf8')).toBe(makeSheet());
});
