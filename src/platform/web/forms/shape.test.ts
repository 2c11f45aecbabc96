import { expect, test } from 'vitest';
import { attempt, either, list, nothing, number, otherwise, record, text } from './shape.ts';

test.each([
  ['text', text, 'Hallo', 7],
  ['number', number, 7, '7'],
  ['null', nothing, null, 0],
  ['attempt', attempt, { id: 'x', content: 'Hallo' }, { id: 7, content: 'Hallo' }],
])('%s reads itself and nothing else', (_name, shape, own, other) => {
  expect(shape(own)).toEqual(own);
  expect(shape(other)).toBeUndefined();
});

test('a record needs each of its fields and leaves out the rest', () => {
  const shape = record({ id: text, size: number });

  expect(shape({ id: 'x', size: 3, more: true })).toEqual({ id: 'x', size: 3 });
  for (const other of [{ id: 'x' }, { id: 'x', size: '3' }, 'x', null, undefined, 7]) expect(shape(other)).toBeUndefined();
});

test('a list leaves out the items of another shape', () => {
  expect(list(text)(['a', 7, 'b', null])).toEqual(['a', 'b']);
  expect(list(text)('a')).toBeUndefined();
});

test('either reads null as one of its shapes', () => {
  expect(either(nothing, text)(null)).toBeNull();
  expect(either(text, nothing)('a')).toBe('a');
  expect(either(text, nothing)(7)).toBeUndefined();
});

test('a field with a fallback never spoils its record', () => {
  const shape = record({ text, image: otherwise(either(record({ id: text }), nothing), null) });

  expect(shape({ text: 'Hallo', image: { id: 7 } })).toEqual({ text: 'Hallo', image: null });
  expect(shape({ text: 'Hallo' })).toEqual({ text: 'Hallo', image: null });
});
