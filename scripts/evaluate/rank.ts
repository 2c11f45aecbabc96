import { createCandidateTables } from '../../src/features/matches/candidates/commands/create-tables.ts';
import { refreshStatistics } from '../../src/features/matches/candidates/commands/refresh-statistics.ts';
import { writeDocuments } from '../../src/features/matches/candidates/commands/write-documents.ts';
import { findCandidates } from '../../src/features/matches/candidates/queries/candidates.ts';
import { readStatistics } from '../../src/features/matches/candidates/queries/statistics.ts';
import { readTexts } from '../../src/features/matches/score/documents/read.ts';
import { compareContent } from '../../src/features/matches/score/policy/content.ts';
import { prepareTalent } from '../../src/features/matches/score/policy/prepare.ts';
import { usedWeights } from '../../src/features/matches/score/policy/weights.ts';
import { readVocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import type { Database } from '../../src/platform/server/database.ts';
import { type JobLine, jobLine, readBatches, type TalentLine, talentLine } from './read-lines.ts';

export type Ranked = { talent: number; ranks: { job: number; score: number }[] };

const mostRanks = 100;

/** Ranks the best jobs of each talent by the product's own candidates and scores. */
export async function* rankJobs(
  db: Database,
  files: { jobs: string; talents: string; dictionary?: Record<string, string> },
  report: (progress: string) => void,
): AsyncGenerator<Ranked> {
  const vocabulary = readVocabulary(files.dictionary);
  const readJob = ({ title, requirements, description }: JobLine) =>
    readTexts({ title: title ?? '', skills: requirements ?? [], text: description ?? '' }, vocabulary);
  const readTalent = ({ title, skills, bio }: TalentLine) =>
    readTexts({ title: title ?? '', skills: skills ?? [], text: bio ?? '' }, vocabulary);

  await createCandidateTables(db);
  let written = 0;
  for await (const batch of readBatches(files.jobs, jobLine)) {
    await writeDocuments(
      db,
      'job',
      batch.map((line) => ({ id: line.id, reading: readJob(line) })),
    );
    written += batch.length;
    report(`${written} jobs written`);
  }
  written = 0;
  for await (const batch of readBatches(files.talents, talentLine)) {
    await writeDocuments(
      db,
      'talent',
      batch.map((line) => ({ id: line.id, reading: readTalent(line) })),
    );
    written += batch.length;
    report(`${written} talents written`);
  }
  await db.execute('analyze');
  await refreshStatistics(db);
  const statistics = await readStatistics(db);
  report('statistics read');

  let ranked = 0;
  for await (const batch of readBatches(files.talents, talentLine)) {
    for (const line of batch) {
      const reading = readTalent(line);
      const talent = prepareTalent(reading, statistics, usedWeights);
      const candidates = await findCandidates(db, 'job', reading, statistics);
      const ranks = candidates
        .map(({ id, reading: job }) => ({ job: id, score: 100 * compareContent(job, talent, statistics, usedWeights).value }))
        .sort((one, other) => other.score - one.score || one.job - other.job)
        .slice(0, mostRanks);
      yield { talent: line.id, ranks };
      ranked += 1;
    }
    report(`${ranked} talents ranked`);
  }
}
