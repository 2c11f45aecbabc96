import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTexts, someSkills } from '../factory.ts';
import { readVocabulary } from '../vocabulary/documents/vocabulary.ts';
import { findBestChange } from './documents/change.ts';
import { readParts, readTexts, toReading, withSkill } from './documents/read.ts';
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
      const change = findBestChange(job, { parts: readParts(texts, vocabulary), terms }, vocabulary);
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

test('a skill that is added to what was read is read as it would be in the texts', () => {
  const unnamed = Array.from({ length: 60 }, (_, place) => `zelfverzonnen nummer ${place}`);
  const lists = fc.oneof(fc.subarray([...someSkills, ' ']), fc.constantFrom(unnamed.slice(1), unnamed));
  fc.assert(
    fc.property(lists, fc.constantFrom(...someSkills, 'Frans', ' '), (skills, added) => {
      const texts = { ...makeTexts(3), languages: ['Frans'], skills };
      const parts = withSkill(readParts(texts, vocabulary), added, vocabulary);
      expect(toReading(parts)).toEqual(readTexts({ ...texts, skills: [...skills, added] }, vocabulary));
    }),
    { numRuns: 40 },
  );
});

test('nothing is to be changed for a talent who has all that a job asks for', () => {
  const skills = ['JavaScript', 'machine learning'];
  expect(findBestChange(jobOf(skills), { parts: readParts({ ...makeTexts(3), skills }, vocabulary), terms }, vocabulary)).toBeNull();
});
