import { expect, test } from 'vitest';
import { readVocabulary } from '../vocabulary/documents/vocabulary.ts';
import { readTexts } from './documents/read.ts';

const vocabulary = readVocabulary();

test('a long text is read whole, and the end of an over-long one adds nothing', () => {
  const read = (text: string) => readTexts({ title: '', skills: [], languages: [], text }, vocabulary).skills.map(({ label }) => label);
  for (const filler of ['wolkjes. ', 'wolkjes ']) {
    expect(read(`${filler.repeat(1_600)}. Machine learning.`)).toEqual(['machine learning']);
    expect(read(`${filler.repeat(3_000)}. Machine learning.`)).toEqual([]);
  }
});
