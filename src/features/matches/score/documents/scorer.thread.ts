import { answerJobs } from '../../../../platform/server/threads/answer-jobs.ts';
import { postedNumbers, wantedTerms } from '../../candidates/policy/terms.ts';
import { readVocabulary, type Vocabulary } from '../../vocabulary/documents/vocabulary.ts';
import { keepReasons, keptScore } from '../policy/kept.ts';
import { prepareJob, prepareTalent } from '../policy/prepare.ts';
import type { Reading } from '../policy/reading.ts';
import { type ScoredJob, type ScoredTalent, scorePair } from '../policy/score.ts';
import { type Statistics, statisticsOf } from '../policy/statistics.ts';
import type { TermTable } from '../policy/term-table.ts';
import { usedWeights } from '../policy/weights.ts';
import { parseReading, writeReading } from '../policy/written.ts';
import { findBestChange } from './change.ts';
import { parseJobTerms, parseTalentTerms } from './parse-stored.ts';
import { readParts, readTexts } from './read.ts';
import type { ScorerAnswer, ScorerJob, StoredDocument } from './scorer.ts';

let vocabulary: Vocabulary | undefined;
let learned: { version: number; statistics: Statistics } | undefined;

answerJobs((job: ScorerJob): ScorerAnswer => {
  switch (job.do) {
    case 'learn':
      learned = { version: job.counted.version, statistics: statisticsOf(job.counted) };
      return { did: 'learn' };
    case 'read':
      return { did: 'read', ...toRead(readTexts(job.texts, knownVocabulary())) };
    default:
      if (learned?.version !== job.version) return { did: 'nothing' };
      return withStatistics(job, learned.statistics);
  }
});

function withStatistics(job: Exclude<ScorerJob, { do: 'learn' | 'read' }>, statistics: Statistics): ScorerAnswer {
  switch (job.do) {
    case 'want':
      return { did: 'want', ...wantedTerms(parseReading(job.reading), statistics) };
    case 'renew': {
      const reading = readTexts(job.texts, knownVocabulary());
      return { did: 'renew', ...toRead(reading), ...wantedTerms(reading, statistics) };
    }
    case 'score':
      return { did: 'score', ...scoreAll(job, statistics) };
    case 'change': {
      const known = knownVocabulary();
      const { texts, terms } = job.talent;
      const talent = { parts: readParts(texts, known), terms };
      const changes = job.jobs.map((document) => findBestChange(toJob(document, statistics), talent, known));
      return { did: 'change', changes: changes.map((found) => (found === null ? [] : [found.skill, keptScore(found)])) };
    }
  }
}

/** The table of the talent that was compared last. */
let unused: TermTable | undefined;

/**
 * Scores each job with each talent. Only the side of fewer is kept prepared: what a hundred documents take at once would outlive the
 * young generation, and its collection took some 10 ms of every tenth list.
 */
function scoreAll({ jobs, talents, withReasons }: Extract<ScorerJob, { do: 'score' }>, statistics: Statistics) {
  const scores: number[] = Array(jobs.length * talents.length).fill(0);
  const reasons: string[] = withReasons ? Array(scores.length).fill('') : [];
  const compare = (job: ScoredJob, talent: ScoredTalent, place: number) => {
    const score = scorePair(job, talent, usedWeights);
    scores[place] = keptScore(score);
    if (withReasons) reasons[place] = JSON.stringify(keepReasons(score));
  };
  if (jobs.length <= talents.length) {
    const prepared = jobs.map((document) => toJob(document, statistics));
    for (const [place, document] of talents.entries()) {
      const talent = toTalent(document, unused);
      unused = talent.prepared.table;
      for (const [of, job] of prepared.entries()) compare(job, talent, of * talents.length + place);
    }
  } else {
    const prepared = talents.map((document) => toTalent(document));
    for (const [of, document] of jobs.entries()) {
      const job = toJob(document, statistics);
      for (const [place, talent] of prepared.entries()) compare(job, talent, of * talents.length + place);
    }
  }
  return { scores, reasons };
}

/** Reading it takes seconds, so that it waits for the first text. */
function knownVocabulary(): Vocabulary {
  vocabulary ??= readVocabulary();
  return vocabulary;
}

const toRead = (reading: Reading) => ({ reading: writeReading(reading), posted: postedNumbers(reading) });

function toJob({ reading, terms }: StoredDocument, statistics: Statistics): ScoredJob {
  return { prepared: prepareJob(reading, statistics), terms: parseJobTerms(terms) };
}

function toTalent({ reading, terms }: StoredDocument, table?: TermTable): ScoredTalent {
  return { prepared: prepareTalent(reading, table), terms: parseTalentTerms(terms) };
}
