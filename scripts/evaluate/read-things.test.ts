import { expect, test } from 'vitest';
import { makeTexts } from '../../src/features/matches/factory.ts';
import { prepareJob, prepareTalent } from '../../src/features/matches/score/policy/prepare.ts';
import { scorePair } from '../../src/features/matches/score/policy/score.ts';
import { statisticsOf } from '../../src/features/matches/score/policy/statistics.ts';
import { usedWeights } from '../../src/features/matches/score/policy/weights.ts';
import { writeReading } from '../../src/features/matches/score/policy/written.ts';
import { readVocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import { jobLine, talentLine } from './read-lines.ts';
import { readJob, readTalent } from './read-things.ts';

const vocabulary = readVocabulary();
const statistics = statisticsOf({ version: 1, jobs: 100, length: 10, lines: [] });

const jobs = Array.from({ length: 5 }, (_, id) => {
  const { title, skills, text } = makeTexts(id);
  const { reading, terms } = readJob(jobLine.parse({ id, title, requirements: skills, description: text, location: 'Gent' }), vocabulary);
  return { prepared: prepareJob(writeReading(reading), statistics), terms };
});

/** Names that are words of the trade too, so that a score that read them would change. */
const names = ['Jan Bakker', 'Fatima El Amrani', 'Ruby Cloud', 'Mohammed Software', 'Jade de Ontwikkelaar'];
const identityOf = (number: number) => ({
  name: names[number % names.length],
  picture: `https://pictures.example/${number}.jpg`,
  age: 18 + (number % 60),
  sex: ['v', 'm', 'x'][number % 3],
});

function scoresOf(id: number, identity: object): number[] {
  const { title, skills, text } = makeTexts(id * 3 + 1);
  const line = talentLine.parse({ id, title, skills, bio: text, location: ['Gent', 'Breda', null][id % 3], ...identity });
  const { reading, terms } = readTalent(line, vocabulary);
  const talent = { prepared: prepareTalent(writeReading(reading)), terms };
  return jobs.map((job) => scorePair(job, talent, usedWeights).percent);
}

test('a thousand people who swap names, pictures, ages and sexes keep their scores', () => {
  const people = Array.from({ length: 1_000 }, (_, id) => id);
  const own = people.map((id) => scoresOf(id, identityOf(id)));
  expect(people.map((id) => scoresOf(id, identityOf(id + 1)))).toEqual(own);
  expect(new Set(own.flat()).size).toBeGreaterThan(20);
});
