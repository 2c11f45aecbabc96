import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../app/testing/test-database.ts';
import { openDatabase, openPool } from '../../../platform/server/database.ts';
import { placesOf } from '../../../platform/server/places/places.ts';
import { createCandidateTables } from '../candidates/commands/create-tables.ts';
import { refreshStatistics } from '../candidates/commands/refresh-statistics.ts';
import { writeDocuments } from '../candidates/commands/write-documents.ts';
import { readStatistics } from '../candidates/queries/statistics.ts';
import { makeTexts, someSkills, someTitles } from '../factory.ts';
import { readVocabulary } from '../vocabulary/documents/vocabulary.ts';
import { readTexts, type Texts } from './documents/read.ts';
import { calibrate } from './policy/calibration.ts';
import type { JobTerms, TalentTerms } from './policy/conditions.ts';
import { prepareJob, prepareTalent } from './policy/prepare.ts';
import { type Score, scorePair } from './policy/score.ts';
import type { Statistics } from './policy/statistics.ts';
import { usedWeights } from './policy/weights.ts';
import { writeReading } from './policy/written.ts';

const vocabulary = readVocabulary();
const openJob: JobTerms = { places: [], isRemote: null, kind: null, mostPerHour: null };
const openTalent: TalentTerms = { places: [], kinds: [], perHour: null };
let database: TestDatabase;
let statistics: Statistics;

beforeAll(async () => {
  database = await makeTestDatabase('empty');
  const pool = openPool(database.connection, 2);
  const db = openDatabase(pool);
  await createCandidateTables(db);
  const jobs = Array.from({ length: 60 }, (_, id) => ({ id, reading: readTexts(makeTexts(id), vocabulary), terms: openJob }));
  await writeDocuments(db, 'job', jobs);
  await refreshStatistics(db);
  statistics = await readStatistics(db);
  await pool.end();
});
afterAll(() => database.drop());

function score(job: Texts, talent: Texts, jobTerms = openJob, talentTerms = openTalent): Score {
  const read = (of: Texts) => writeReading(readTexts(of, vocabulary));
  const asked = { prepared: prepareJob(read(job), statistics), terms: jobTerms };
  return scorePair(asked, { prepared: prepareTalent(read(talent)), terms: talentTerms }, usedWeights);
}

const skills = fc.subarray(someSkills, { minLength: 1, maxLength: 8 });
const texts: fc.Arbitrary<Texts> = fc.record({
  title: fc.constantFrom('', ...someTitles),
  skills,
  languages: fc.subarray(['Engels', 'Frans']),
  text: fc.oneof(
    fc.constant(''),
    fc.lorem(),
    skills.map((words) => `Ik werk met ${words.join(' en ')}.`),
  ),
});

test('one more of the skills that a job asks for never lowers a score', () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(), (job, talent, choice) => {
      const asked = job.skills[choice % job.skills.length] ?? '';
      const more = score(job, { ...talent, skills: [...talent.skills, asked] });
      expect(more.percent).toBeGreaterThanOrEqual(score(job, talent).percent - 1e-9);
    }),
  );
});

const place = fc.constantFrom(...['Gent', 'Groningen', 'Hasselt'].map((name) => placesOf(name)));
const jobTerms: fc.Arbitrary<JobTerms> = fc.record({
  places: place,
  isRemote: fc.constantFrom(true, false),
  kind: fc.constantFrom('full-time', 'freelance', 'contract', 'flexi-job'),
  mostPerHour: fc.integer({ min: 10, max: 200 }),
});
const talentTerms: fc.Arbitrary<TalentTerms> = fc.record({
  places: place,
  kinds: fc.subarray(['full-time', 'part-time', 'freelance'], { minLength: 1 }),
  perHour: fc.integer({ min: 10, max: 200 }),
});

test('a condition of which either side says nothing counts for nobody, and one that it says never adds', () => {
  fc.assert(
    fc.property(texts, texts, jobTerms, talentTerms, (job, talent, asked, wished) => {
      const { percent } = score(job, talent);
      // Whatever the other side says, silence of one is as silence of both.
      expect(score(job, talent, asked, openTalent).percent).toBe(percent);
      expect(score(job, talent, openJob, wished).percent).toBe(percent);
      const all = score(job, talent, asked, wished).percent;
      for (const silent of ['places', 'perHour', 'kinds'] as const) {
        const less = score(job, talent, asked, { ...wished, [silent]: openTalent[silent] }).percent;
        expect(less).toBeGreaterThanOrEqual(all - 1e-9);
        expect(less).toBeLessThanOrEqual(percent + 1e-9);
      }
    }),
  );
});

test('a skill that is neither asked for nor near leaves the part of the skills as it is', () => {
  fc.assert(
    fc.property(texts, texts, (job, talent) => {
      const more = score(job, { ...talent, skills: [...talent.skills, 'zeepkistenrennen jureren'] });
      expect(more.content.parts.skills).toBe(score(job, talent).content.parts.skills);
    }),
  );
});

test('the order of lists, capitals and accents change nothing', () => {
  const shout = (text: string) => text.toUpperCase().replaceAll('E', 'É');
  const turned = ({ title, skills, languages, text }: Texts): Texts => ({
    title: shout(title),
    skills: skills.toReversed().map(shout),
    languages: languages.toReversed().map(shout),
    text: shout(text),
  });
  fc.assert(
    fc.property(texts, texts, (job, talent) => {
      expect(score(turned(job), turned(talent)).percent).toBeCloseTo(score(job, talent).percent, 8);
    }),
  );
});

test('plurals change nothing', () => {
  const job = { ...makeTexts(1), skills: ['lasmachine bedienen', 'onderzoeksmethode', 'bedrijf leiden'] };
  const one = { ...makeTexts(2), skills: ['lasmachine bedienen', 'onderzoeksmethode', 'bedrijf leiden'] };
  const many = { ...one, skills: ['lasmachines bedienen', 'onderzoeksmethoden', 'bedrijven leiden'] };
  expect(score(job, many).percent).toBeCloseTo(score(job, one).percent, 8);
});

test('a score lies between 0 and 100, is 100 only for all of the skills, and is the sum of its reasons', () => {
  const places = fc.constantFrom('', 'Gent', 'Groningen').map(placesOf);
  const jobTerms = fc.record({
    places,
    isRemote: fc.constantFrom(null, true, false),
    kind: fc.constantFrom(null, 'freelance', 'flexi-job'),
    mostPerHour: fc.constantFrom(null, 40),
  });
  const talentTerms = fc.record({ places, kinds: fc.subarray(['full-time', 'part-time']), perHour: fc.constantFrom(null, 30, 400) });
  fc.assert(
    fc.property(texts, texts, jobTerms, talentTerms, (job, talent, offered, wanted) => {
      const { percent, reasons, content } = score(job, talent, offered, wanted);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(content.skills.every(({ nearness }) => nearness.share === 1) ? 100 : 99);
      expect(percent).toBeCloseTo(
        reasons.reduce((sum, { points }) => sum + points, 0),
        6,
      );
      expect(percent).toBeGreaterThanOrEqual(score(job, talent).percent / 2);
    }),
  );
});

test.each<[string, Partial<JobTerms>, Partial<TalentTerms>]>([
  ['place of the job', { isRemote: false }, { places: placesOf('Gent') }],
  ['place of the talent', { isRemote: false, places: placesOf('Gent') }, {}],
  ['kind of work', {}, { kinds: ['part-time'] }],
  ['kind that the talent wants', { kind: 'part-time' }, {}],
  ['rate', {}, { perHour: 80 }],
  ['pay', { mostPerHour: 20 }, {}],
])('a %s that nobody told counts for nobody', (_what, offered, wanted) => {
  const [job, talent] = [makeTexts(3), makeTexts(3)];
  expect(score(job, talent, { ...openJob, ...offered }, { ...openTalent, ...wanted }).percent).toBe(score(job, talent).percent);
});

test.each<[string, Partial<JobTerms>, Partial<TalentTerms>]>([
  ['far away', { places: placesOf('Gent') }, { places: placesOf('Groningen') }],
  ['of another kind', { kind: 'flexi-job' }, { kinds: ['full-time'] }],
  ['paid less than the talent asks', { mostPerHour: 20 }, { perHour: 60 }],
])('a job %s scores lower, and says so', (_what, offered, wanted) => {
  const [job, talent] = [makeTexts(3), makeTexts(3)];
  const { percent, reasons } = score(job, talent, { ...openJob, ...offered }, { ...openTalent, ...wanted });
  expect(percent).toBeLessThan(score(job, talent).percent);
  expect(reasons.filter(({ points }) => points < 0)).toHaveLength(1);
});

test.each([
  ['the same town', 'Gent', '9000 Gent, België', null],
  ['one name of a town in another language', 'Brussel', 'Bruxelles', null],
  ['remote work', 'Gent', 'Groningen', true],
])('%s is near enough', (_what, one, other, isRemote) => {
  const [job, talent] = [makeTexts(3), makeTexts(3)];
  const { percent } = score(job, talent, { ...openJob, isRemote, places: placesOf(one) }, { ...openTalent, places: placesOf(other) });
  expect(percent).toBe(score(job, talent).percent);
});

test('a skill under a label in another language is the same skill', () => {
  const job = { ...makeTexts(3), skills: ['perform data analysis'] };
  const { content } = score(job, { ...makeTexts(8), skills: ['gegevensanalyses uitvoeren'] });
  expect(content.skills).toEqual([
    expect.objectContaining({ nearness: { share: 1, through: 'gegevensanalyses uitvoeren', by: 'likeness' } }),
  ]);
});

test.each<[string, string, 'likeness' | 'field', number]>([
  ['PostgreSQL', 'CSS', 'field', usedWeights.field],
  ['PostgreSQL', 'MySQL', 'likeness', usedWeights.sibling],
  ['brood bakken', 'CSS', 'likeness', 0],
])('%s is to %s what their %s says', (own, asked, by, share) => {
  const { content } = score({ ...makeTexts(3), skills: [asked] }, { title: '', skills: [own], languages: [], text: '' });
  expect(content.skills[0]?.nearness).toEqual({ share, through: share === 0 ? null : own, by });
});

test('a language is not near another one for being a language', () => {
  const { content } = score({ ...makeTexts(3), skills: ['Spaans'] }, { title: '', skills: [], languages: ['Frans'], text: '' });
  expect(content.skills[0]?.nearness.share).toBe(0);
});

test('a skill that shares its rarest words with one that is asked for is like it, by its own name', () => {
  const { content } = score({ ...makeTexts(3), skills: ['zeepkistenrennen jureren'] }, { ...makeTexts(8), skills: ['zeepkistenrennen'] });
  expect(content.skills[0]?.nearness).toMatchObject({ through: 'zeepkistenrennen', by: 'likeness' });
});

test('a single word in common, of several in both, is told as words in common and not as a likeness', () => {
  const { content } = score(
    { ...makeTexts(3), skills: ['zeepkistenrennen jureren'] },
    { ...makeTexts(8), skills: ['zeepkistenrennen filmen'] },
  );
  expect(content.skills[0]?.nearness).toMatchObject({ through: null, by: 'likeness' });
  expect(content.skills[0]?.nearness.share).toBeGreaterThan(0);
});

test('two labels of one skill are that skill in either order', () => {
  const job = { ...makeTexts(3), skills: ['use databases', 'databases gebruiken', 'select manuscripts'] };
  const talent = { ...makeTexts(8), skills: ['maintain database'] };
  expect(score({ ...job, skills: job.skills.toReversed() }, talent).percent).toBeCloseTo(score(job, talent).percent, 8);
});

test('a skill is recognized in a longer text about it', () => {
  const job = { ...makeTexts(3), skills: ['minstens drie jaar ervaring met databanken beheren in teams'] };
  const { content } = score(job, { ...makeTexts(8), skills: ['databankbeheer'] });
  expect(content.skills.map(({ nearness }) => nearness.share)).toEqual([1]);
});

test('without a title, skills that are just the same say more together than likeness that weighs as much', () => {
  const nearness = (share: number) => ({ share, through: null, by: 'likeness' as const });
  const contentOf = (shares: number[]) => ({
    value: 0.3,
    skills: shares.map((share) => ({ label: 'brood bakken', nearness: nearness(share) })),
  });
  const near = contentOf([0.8, 0.8, 0.8, 0.8, 0.8]);
  const percents = [near, contentOf([1, 1, 0.8, 0.8, 0]), contentOf([1, 1, 1, 0, 0])].map((each) => calibrate(each, 'no title'));

  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(new Set(percents).size).toBe(3);
  expect(calibrate(near, 'title')).toBe(calibrate(contentOf([1, 1, 1, 1, 1]), 'title'));
});
