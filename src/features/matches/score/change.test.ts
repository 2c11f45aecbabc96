import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTexts, someSkills } from '../factory.ts';
import { readVocabulary } from '../vocabulary/documents/vocabulary.ts';
import { findBestChange } from './documents/change.ts';
import { readTexts } from './documents/read.ts';
import { prepareJob, prepareTalent } from './policy/prepare.ts';
import { scorePair } from './policy/score.ts';
import { statisticsOf } from './policy/statistics.ts';
import { usedWeights } from './policy/weights.ts';
import { writeReading } from './policy/written.ts';

const vocabulary = readVocabulary();
/** No term stands in more than one job. */
const statistics = statisticsOf({ version: 1, jobs: 100, length: 10, lines: [] });
const terms = { places: [], kinds: [], perHour: null };
const jobOf = (skills: string[]) => ({
  prepared: prepareJob(writeReading(readTexts({ ...makeTexts(3), skills }, vocabulary)), statistics),
  terms: { places: [], isRemote: null, kind: null, mostPerHour: null },
});

test('the skill that would add most becomes the promised percentage once it is added', () => {
  fc.assert(
    fc.property(fc.subarray(someSkills, { minLength: 2, maxLength: 6 }), fc.subarray(someSkills, { maxLength: 4 }), (asked, known) => {
      const job = jobOf(asked);
      const texts = { ...makeTexts(3), skills: known };
      const change = findBestChange(job, { texts, terms }, vocabulary);
      const scoreWith = (skills: string[]) => {
        const prepared = prepareTalent(writeReading(readTexts({ ...texts, skills }, vocabulary)));
        return scorePair(job, { prepared, terms }, usedWeights);
      };
      const percentWith = (skills: string[]) => scoreWith(skills).percent;
      // One that the talent has in other words is none to add.
      const lacking = scoreWith(known).content.skills.filter(({ nearness }) => nearness.share < 1);
      for (const { label: skill } of lacking) {
        const gained = percentWith([...known, skill]);
        expect(gained).toBeLessThanOrEqual(Math.max(change?.percent ?? 0, percentWith(known) + 1) + 1e-9);
      }
      if (change !== null) expect(percentWith([...known, change.skill])).toBe(change.percent);
    }),
    { numRuns: 40 },
  );
});

test('nothing is to be changed for a talent who has all that a job asks for', () => {
  const skills = ['JavaScript', 'machine learning'];
  expect(findBestChange(jobOf(skills), { texts: { ...makeTexts(3), skills }, terms }, vocabulary)).toBeNull();
});
