import { expect, test } from 'vitest';
import { enumerate } from './enumerate.ts';

const or = new Intl.ListFormat('nl', { type: 'disjunction' });
const and = new Intl.ListFormat('nl', { type: 'conjunction' });

test.each([[], ['een'], ['een', 'twee'], ['een', 'twee', 'drie'], ['een', 'twee', 'drie', 'vier']])(
  'words are joined as a formatter joins them (%#)',
  (...words) => {
    expect(enumerate(words)).toBe(and.format(words));
    expect(enumerate(words, 'of')).toBe(or.format(words));
  },
);
