import { answerJobs } from '../../../../platform/server/threads/answer-jobs.ts';
import { postedNumbers, wantedTerms } from '../../candidates/policy/terms.ts';
import { readVocabulary, type Vocabulary } from '../../vocabulary/documents/vocabulary.ts';
import { keepReasons, keptScore } from '../policy/kept.ts';
import { prepareJob, prepareTalent } from '../policy/prepare.ts';
import { type ScoredJob, type ScoredTalent, scorePair } from '../policy/score.ts';
import { type Statistics, statisticsOf } from '../policy/statistics.ts';
import { usedWeights } from '../policy/weights.ts';
import { parseReading, writeReading } from '../policy/written.ts';
import { findBestChange } from './change.ts';
import { readTexts } from './read.ts';
import type { ScorerAnswer, ScorerJob, StoredDocument } from './scorer.ts';

let vocabulary: Vocabulary | undefined;
let learned: { version: number; statistics: Statistics } | undefined;

answerJobs((job: ScorerJob): ScorerAnswer => {
  switch (job.do) {
    case 'learn':
      learned = { version: job.counted.version, statistics: statisticsOf(job.counted) };
      return { did: 'learn' };
    case 'read': {
      const reading = readTexts(job.texts, knownVocabulary());
      return { did: 'read', reading: writeReading(reading), posted: postedNumbers(reading) };
    }
    default:
      if (learned?.version !== job.version) return { did: 'nothing' };
      return withStatistics(job, learned.statistics);
  }
});

function withStatistics(job: Exclude<ScorerJob, { do: 'learn' | 'read' }>, statistics: Statistics): ScorerAnswer {
  switch (job.do) {
    case 'want':
      return { did: 'want', ...wantedTerms(parseReading(job.reading), statistics) };
    case 'score': {
      const talents = job.talents.map(toTalent);
      const scores = job.jobs.flatMap((document) => {
        const each = toJob(document, statistics);
        return talents.map((talent) => scorePair(each, talent, usedWeights));
      });
      return {
        did: 'score',
        scores: scores.map(keptScore),
        reasons: job.withReasons ? scores.map((each) => JSON.stringify(keepReasons(each))) : [],
      };
    }
    case 'change': {
      const known = knownVocabulary();
      const changes = job.pairs.map(({ job: document, texts, terms }) =>
        findBestChange(toJob(document, statistics), { texts, terms }, known),
      );
      return { did: 'change', changes: changes.map((found) => (found === null ? [] : [found.skill, keptScore(found)])) };
    }
  }
}

/** Reading it takes seconds, so that it waits for the first text. */
function knownVocabulary(): Vocabulary {
  vocabulary ??= readVocabulary();
  return vocabulary;
}

function toJob({ reading, terms }: StoredDocument, statistics: Statistics): ScoredJob {
  return { prepared: prepareJob(reading, statistics), terms: JSON.parse(terms) };
}

function toTalent({ reading, terms }: StoredDocument): ScoredTalent {
  return { prepared: prepareTalent(reading), terms: JSON.parse(terms) };
}
