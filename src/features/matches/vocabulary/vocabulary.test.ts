import { describe, expect, test } from 'vitest';
import { readTexts } from '../score/documents/read.ts';
import { readVocabulary, type Vocabulary } from './documents/vocabulary.ts';

const esco = readVocabulary();

function keysOf(skills: string[], vocabulary: Vocabulary = esco): string[] {
  return readTexts({ title: '', skills, languages: [], text: '' }, vocabulary).skills.map(({ key }) => key);
}

test.each([
  ['a dropped letter', 'gegevensanalyses uitvoren'],
  ['a doubled letter', 'gegevvensanalyses uitvoeren'],
  ['another letter', 'gegevensanalises uitvoeren'],
  ['two letters swapped, in two words', 'gegevesnanalyses uitvoeern'],
])('a skill with %s is still that skill', (_mistake, mistyped) => {
  expect(keysOf([mistyped])).toEqual(keysOf(['gegevensanalyses uitvoeren']));
});

test.each(['Docker', 'lasser', 'Looker beheren'])('%s is not taken for a mistyped label that looks like it', (name) => {
  expect(keysOf([name])).toEqual([expect.stringMatching(/^f/)]);
});

describe('with a dictionary', () => {
  const pastry = '00000000-0000-4000-8000-000000000001';
  const database = '00064735-8fad-454b-90c7-ed858cc993f2';
  const dictionary = readVocabulary({ 'taarten versieren': pastry, 'decorate cakes': pastry, 'supervise prisons': database });

  test('labels name the concepts that it gives them, also ones that ESCO has not', () => {
    expect(keysOf(['Taart versieren', 'kennis van databanken beheren'], dictionary)).toEqual([
      keysOf(['decorate cakes'], dictionary)[0],
      'fbeher databank',
    ]);
  });

  test('the hierarchy of ESCO stays', () => {
    const [read] = readTexts({ title: '', skills: ['supervise prisons'], languages: [], text: '' }, dictionary).skills;
    const [known] = readTexts({ title: '', skills: ['supervise correctional procedures'], languages: [], text: '' }, esco).skills;
    expect(read?.parents.length).toBeGreaterThan(0);
    expect(read?.parents).toEqual(known?.parents);
  });

  test('mistyped labels are found', () => {
    expect(keysOf(['taartten versieren'], dictionary)).toEqual(keysOf(['decorate cakes'], dictionary));
  });
});
