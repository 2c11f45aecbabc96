import { expect, test } from 'vitest';
import { findingsWith } from './sound-tree.fixture.ts';

const file = 'src/features/feed/view/words.ts';

test.each([
  ['made', "export const format = new Intl.NumberFormat('nl');\n"],
  ['made by a number', "export const most = (1000).toLocaleString('nl');\n"],
  ['made by a comparison', 'export const order = (one: string, other: string) => one.localeCompare(other);\n'],
])('no formatter is %s in a file of the browser', (_how, text) => {
  expect(findingsWith({ [file]: text })).toEqual([expect.stringContaining(`${file}: makes a formatter of Intl.`)]);
});
