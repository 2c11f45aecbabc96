import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber, parseUpTo, writeNumber } from './parse-number.ts';

test.each([
  ['12', 12],
  ['82,5', 82.5],
  ['82.50', 82.5],
  ['1.250', 1250],
  ['1.250.000,75', 1_250_000.75],
  ['€ 1 250', 1250],
  ['€ 50.000,-', 50_000],
])('%s is %d', (text, number) => expect(parseNumber(text)).toBe(number));

test.each(['', 'veel', '-5', '1e9', '1,2,3', '0x10', '1.25.0'])('%j is no number', (text) => expect(parseNumber(text)).toBeNaN());

test.each([
  ['82,50', 82.5],
  ['1.000', 1000],
  ['1.000,01', undefined],
  ['veel', undefined],
  [undefined, undefined],
])('of 1000 at most, %s is %s', (text, number) => expect(parseUpTo(1000, text)).toBe(number));

test('a written number parses back to itself', () => {
  fc.assert(fc.property(fc.nat(200_000_000), (cents) => parseNumber(writeNumber(cents / 100)) === cents / 100));
});
