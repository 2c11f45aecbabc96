import { createCandidateTables } from '../../src/features/matches/candidates/commands/create-tables.ts';
import { refreshStatistics } from '../../src/features/matches/candidates/commands/refresh-statistics.ts';
import { writeDocuments } from '../../src/features/matches/candidates/commands/write-documents.ts';
import { type Candidate, findJobs } from '../../src/features/matches/candidates/queries/candidates.ts';
import { readStatistics } from '../../src/features/matches/candidates/queries/statistics.ts';
import { prepareJob, prepareTalent } from '../../src/features/matches/score/policy/prepare.ts';
import { type Score, scorePair } from '../../src/features/matches/score/policy/score.ts';
import type { Statistics } from '../../src/features/matches/score/policy/statistics.ts';
import { usedWeights, type Weights } from '../../src/features/matches/score/policy/weights.ts';
import { writeReading } from '../../src/features/matches/score/policy/written.ts';
import type { Vocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import type { Database } from '../../src/platform/server/database.ts';
import { jobLine, readBatches, type TalentLine, talentLine } from './read-lines.ts';
import { type ReadTalent, readJob, readTalent } from './read-things.ts';

type Files = { jobs: string; talents: string };
type Loaded = { statistics: Statistics; vocabulary: Vocabulary };
type Rank = { job: number; score: Score };

const mostRanks = 100;

/** Writes the jobs and talents of two files to the product's tables, and counts what they have. */
export async function loadFiles(db: Database, files: Files, vocabulary: Vocabulary, report: (progress: string) => void): Promise<Loaded> {
  await createCandidateTables(db);
  let written = 0;
  for await (const batch of readBatches(files.jobs, jobLine)) {
    const read = batch.map((line) => ({ id: line.id, ...readJob(line, vocabulary) }));
    await writeDocuments(db, 'job', read);
    written += batch.length;
    report(`${written} jobs written`);
  }
  written = 0;
  for await (const batch of readBatches(files.talents, talentLine)) {
    const read = batch.map((line) => ({ id: line.id, ...readTalent(line, vocabulary) }));
    await writeDocuments(db, 'talent', read);
    written += batch.length;
    report(`${written} talents written`);
  }
  await db.execute('analyze match_documents, match_postings');
  await refreshStatistics(db);
  report('frequencies counted');
  return { statistics: await readStatistics(db), vocabulary };
}

/** Ranks the best jobs of a talent by the product's own candidates and scores. */
export async function rankJobs(db: Database, line: TalentLine, { statistics, vocabulary }: Loaded): Promise<Rank[]> {
  const talent = readTalent(line, vocabulary);
  return rankCandidates(await findJobs(db, talent.reading, statistics), talent, statistics, usedWeights);
}

export function rankCandidates(candidates: Candidate[], { reading, terms }: ReadTalent, statistics: Statistics, weights: Weights): Rank[] {
  const talent = { prepared: prepareTalent(writeReading(reading)), terms };
  return candidates
    .map(({ id, ...job }) => {
      const prepared = prepareJob(job.reading, statistics);
      return { job: id, score: scorePair({ prepared, terms: job.terms }, talent, weights) };
    })
    .sort((one, other) => other.score.percent - one.score.percent || one.job - other.job)
    .slice(0, mostRanks);
}
