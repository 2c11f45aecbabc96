import { expect, test } from 'vitest';
import { readChange } from './live-change.ts';

test.each([
  ['{"topic":"post","id":"1"}', { topic: 'post', id: '1' }],
  ['{"topic":"post","id":null,"more":1}', { topic: 'post', id: null }],
  ['{"topic":"post"}', null],
  ['{"topic":"post","id":1}', null],
  ['{"topic":["post"],"id":null}', null],
  ['null', null],
])('a page reads the event %s as %j', (data, change) => {
  expect(readChange(data)).toEqual(change);
});
