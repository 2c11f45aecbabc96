import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packNumbers } from './documents/packed.ts';

test('packed numbers are those of the map, and other texts have none', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '語', ' ') });
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, fc.nat())), fc.array(texts), (entries, others) => {
      const numbers = new Map(entries);
      const packed = packNumbers(numbers);
      for (const text of [...numbers.keys(), ...others]) expect(packed(text)).toBe(numbers.get(text));
    }),
  );
});

test('many texts all keep their numbers', () => {
  const numbers = new Map(Array.from({ length: 20_000 }, (_, number) => [number.toString(36), number]));
  const packed = packNumbers(numbers);

  expect([...numbers.keys()].map(packed)).toEqual([...numbers.values()]);
  expect(packed('niets')).toBeUndefined();
});
