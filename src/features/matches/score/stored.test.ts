import { expect, test } from 'vitest';
import { parseJobTerms, parseReasons, parseTalentTerms } from './documents/parse-stored.ts';
import type { JobTerms, TalentTerms } from './policy/conditions.ts';
import type { KeptReasons } from './policy/kept.ts';

const reasons: KeptReasons = {
  points: [
    ['skills', 4_210],
    ['place', -120],
  ],
  skills: [
    ['brood bakken', 100],
    ['deeg kneden', 0],
    ['taart bakken', 60, 'brood bakken'],
    ['ijs maken', 20, 'brood bakken', 'field'],
  ],
};
const place = { latitude: 51.05, longitude: 3.72 };
const job: JobTerms = { places: [place], isRemote: null, kind: 'full-time', mostPerHour: 31.25 };
const talent: TalentTerms = { places: [place, place], kinds: ['part-time'], perHour: null };

test('reasons and conditions are read as they were stored', () => {
  expect(parseReasons(JSON.stringify(reasons))).toEqual(reasons);
  expect(parseJobTerms(JSON.stringify(job))).toEqual(job);
  expect(parseTalentTerms(JSON.stringify(talent))).toEqual(talent);
});

test.each([
  ['', parseReasons],
  ['{"points":[],"skills":[["brood bakken"]]}', parseReasons],
  ['{"points":[["luck",1]],"skills":[]}', parseReasons],
  [JSON.stringify(talent), parseJobTerms],
  [JSON.stringify(job), parseTalentTerms],
])('a reader of something else refuses %s', (text, parse) => {
  expect(() => parse(text)).toThrow();
});
