import { describe, expect, test } from 'vitest';
import { searchWords } from '../../../platform/server/search/words.ts';
import { readTexts } from '../score/documents/read.ts';
import { createLabelReader, labelKey } from './documents/stems.ts';
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
  const mysql = '4da171e5-779c-4983-a76f-91c16751e99f';
  const dictionary = readVocabulary({ 'taarten versieren': pastry, 'decorate cakes': pastry, 'zeehonden bewaren': mysql });

  test('labels name the concepts that it gives them, also ones that ESCO has not', () => {
    expect(keysOf(['Taart versieren', 'kennis van databanken beheren'], dictionary)).toEqual([
      keysOf(['decorate cakes'], dictionary)[0],
      'fbeher databank',
    ]);
  });

  test('the hierarchy of ESCO stays', () => {
    const [read] = readTexts({ title: '', skills: ['zeehonden bewaren'], languages: [], text: '' }, dictionary).skills;
    const [known] = readTexts({ title: '', skills: ['MySQL'], languages: [], text: '' }, esco).skills;
    expect(read?.parents.length).toBeGreaterThan(0);
    expect(read?.parents).toEqual(known?.parents);
    expect(read?.kinds).toEqual(known?.kinds);
  });

  test('mistyped labels are found', () => {
    expect(keysOf(['taartten versieren'], dictionary)).toEqual(keysOf(['decorate cakes'], dictionary));
  });
});

test('a broad concept is none of the concepts above a skill', () => {
  const [read] = readTexts({ title: '', skills: ['pharmaceutical products'], languages: [], text: '' }, esco).skills;
  const [broad] = readTexts({ title: '', skills: ['product comprehension'], languages: [], text: '' }, esco).skills;
  expect(broad?.key).toMatch(/^c/);
  expect(read?.parents).not.toContain(broad?.key);
});

describe('kinds of one thing', () => {
  const kindsOf = (skill: string) => readTexts({ title: '', skills: [skill], languages: [], text: '' }, esco).skills[0]?.kinds;
  const areAlike = (one: string, other: string) => kindsOf(one)?.some((kind) => kindsOf(other)?.includes(kind));

  test.each([
    ['MySQL', 'PostgreSQL'],
    ['CSS', 'Sass'],
    ['zonne-energie', 'windenergie'],
  ])('%s is like %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });

  test.each([
    ['CSS', 'PostgreSQL', 'under one of ESCO’s groups alone'],
    ['SQL', 'prototypes maken', 'under a broad group'],
    ['pharmaceutical products', 'metal and metal ore products', 'under a broad concept'],
    ['follow a brief', 'follow work schedule', 'as things that people do'],
  ])('%s is not like %s, which stands beside it %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});

test('a reader of many labels reads the same as one made for each label alone', () => {
  const read = createLabelReader();
  const labels = [
    "foto's bewerken",
    'C++',
    'programmeren in C# en .NET',
    'e-commerce-systemen',
    'van de',
    'één\u00a0café',
    '',
    ' testen  van software',
  ];

  expect([...labels, ...labels].map(read)).toEqual(
    [...labels, ...labels].map((label) => ({ words: searchWords(label), key: labelKey(label) })),
  );
});
