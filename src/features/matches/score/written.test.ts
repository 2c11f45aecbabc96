import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someSkills } from '../factory.ts';
import { readVocabulary } from '../vocabulary/documents/vocabulary.ts';
import { readTexts, type Texts } from './documents/read.ts';
import { keepReasons } from './policy/kept.ts';
import { prepareJob, prepareTalent } from './policy/prepare.ts';
import { scanReading } from './policy/scanned.ts';
import { scorePair } from './policy/score.ts';
import { statisticsOf } from './policy/statistics.ts';
import { gramHalves, wordHalves } from './policy/term-table.ts';
import { usedWeights } from './policy/weights.ts';
import { parseReading, writeReading } from './policy/written.ts';

const vocabulary = readVocabulary();
const words = fc.array(fc.oneof(fc.constantFrom(...someSkills), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), {
  maxLength: 6,
});
const texts: fc.Arbitrary<Texts> = fc.record({
  title: fc.oneof(fc.constant(''), fc.string({ unit: 'binary' }), fc.constantFrom('Bakker', '\u{20BB7}\u91CE\u5BB6', 'C++ / .NET')),
  skills: words,
  languages: fc.subarray(['Engels', 'Frans']),
  text: words.map((each) => each.join(' en ')),
});

test('a reading that was written is read as it was, whatever somebody typed', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const reading = readTexts(typed, vocabulary);
      const written = writeReading(reading);
      expect(parseReading(written)).toEqual(reading);
      expect(written).not.toContain('\u0000');
      expect(written.isWellFormed()).toBe(true);
    }),
  );
});

test('a scanned reading has the terms of the reading, in its order', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const reading = readTexts(typed, vocabulary);
      const scanned = scanReading(writeReading(reading));
      const halves = ({ from, to }: { from: number; to: number }) => [...scanned.terms.subarray(from, to)];
      expect(halves(scanned.words)).toEqual(reading.words.flatMap(([stem]) => wordHalves(stem)));
      expect([...scanned.counts]).toEqual(reading.words.flatMap(([, ...counts]) => counts));
      expect(halves(scanned.titleGrams)).toEqual(reading.titleGrams.flatMap((gram) => gramHalves(gram)));
      expect(halves(scanned.grams)).toEqual(reading.grams.flatMap((gram) => gramHalves(gram)));
      expect(scanned.hasTitle).toBe(reading.title.length > 0);
      expect(scanned.length).toBe(reading.length);
      const skills = scanned.skills.map(({ label, listed, key, parents, kinds, groups, stems }) => [
        label,
        listed,
        halves(key),
        ...[parents, kinds, groups, stems].map(halves),
      ]);
      expect(skills).toEqual(
        reading.skills.map(({ label, listed, key, parents, kinds, groups, stems }) => [
          ...[label, listed, [...wordHalves(key)]],
          ...[parents, kinds, groups, stems].map((each) => each.flatMap((term) => wordHalves(term))),
        ]),
      );
    }),
  );
});

/** Scores that move need another `scoreVersion`. */
test('the scores of three pairs stay what they were', () => {
  const counted = { version: 1, jobs: 6_000, length: 12, lines: ['w:softwar\t400\ng: sof\t500', 's:c5\t9'] };
  const statistics = statisticsOf(counted);
  const read = (of: Texts) => writeReading(readTexts(of, vocabulary));
  const job = {
    title: 'Senior data-analist',
    skills: ['perform data analysis', 'databanken beheren', 'ICT-beveiliging', 'wolkjes schilderen'],
    languages: ['Engels'],
    text: 'Je werkt met databases in een kleine ploeg.',
  };
  const talents = [
    {
      title: 'Data-analiste',
      skills: ['gegevensanalyses uitvoeren', 'use databases', 'wolken schilderen'],
      languages: [],
      text: 'Ik maak software.',
    },
    {
      title: 'Databankbeheerder',
      skills: ['databases gebruiken', 'cloud security'],
      languages: ['Engels'],
      text: 'Ik analyseer gegevens.',
    },
    { title: '', skills: ['brood bakken'], languages: [], text: 'Soms doe ik aan databanken beheren.' },
  ];
  const asked = { prepared: prepareJob(read(job), statistics), terms: { places: [], isRemote: null, kind: null, mostPerHour: null } };
  const scores = talents.map((talent) => {
    const own = { prepared: prepareTalent(read(talent)), terms: { places: [], kinds: [], perHour: null } };
    return scorePair(asked, own, usedWeights);
  });

  expect(scores.map(({ percent }) => percent)).toEqual([94.24770886835259, 29.34777323897059, 2.029101807796132]);
  expect(scores.map((score) => keepReasons(score).points)).toEqual([
    [
      ['skills', 1670],
      ['words', 1572],
      ['titles', 3829],
      ['letters', 2355],
    ],
    [
      ['skills', 966],
      ['words', 404],
      ['titles', 577],
      ['letters', 987],
    ],
    [
      ['skills', 88],
      ['words', 115],
    ],
  ]);
});
