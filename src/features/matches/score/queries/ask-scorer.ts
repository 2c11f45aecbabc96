import { BusyError } from '../../../../platform/server/bounded-work.ts';
import type { Executor } from '../../../../platform/server/database.ts';
import type { Wanted } from '../../candidates/policy/terms.ts';
import { readCounted, readVersion } from '../../candidates/queries/statistics.ts';
import type { Texts } from '../documents/read.ts';
import type { ReadTalent, ScorerAnswer, ScorerJob, StoredDocument } from '../documents/scorer.ts';
import type { KeptChange } from '../policy/kept.ts';

/** The scorer as upkeep or as requests reach it, the database whose frequencies it is to use, and their version where it is known. */
export type Scorer = { db: Executor; run(job: ScorerJob): Promise<ScorerAnswer>; version?: number };

type Scores = { scores: number[]; reasons: string[]; version: number };

/** Scores in hundredths of a percent: by job, and for each job by talent. Reasons are JSON. */
export async function scoreDocuments(
  scorer: Scorer,
  documents: { jobs: StoredDocument[]; talents: StoredDocument[]; withReasons: boolean },
): Promise<Scores> {
  const { answer, version } = await ask(scorer, (version) => ({ do: 'score', version, ...documents }));
  if (answer.did !== 'score') throw new Error(`The scorer did ${answer.did} instead of a score.`);
  return { scores: answer.scores, reasons: answer.reasons, version };
}

/** The terms by which a reading looks for candidates. */
export async function findWanted(scorer: Scorer, reading: string): Promise<Wanted> {
  const { answer } = await ask(scorer, (version) => ({ do: 'want', version, reading }));
  if (answer.did !== 'want') throw new Error(`The scorer did ${answer.did} instead of looking for terms.`);
  return answer;
}

/** The reading of texts, the terms by which it is found, and those by which it looks for candidates. */
export async function readAndFindWanted(scorer: Scorer, texts: Texts): Promise<{ reading: string; posted: number[]; wanted: Wanted }> {
  const { answer } = await ask(scorer, (version) => ({ do: 'renew', version, texts }));
  if (answer.did !== 'renew') throw new Error(`The scorer did ${answer.did} instead of reading and looking for terms.`);
  const { reading, posted, skills, words } = answer;
  return { reading, posted, wanted: { skills, words } };
}

export async function findChanges(scorer: Scorer, { texts, terms }: ReadTalent, jobs: StoredDocument[]): Promise<KeptChange[]> {
  const { answer } = await ask(scorer, (version) => ({ do: 'change', version, talent: { texts, terms }, jobs }));
  if (answer.did !== 'change') throw new Error(`The scorer did ${answer.did} instead of looking for changes.`);
  return answer.changes;
}

/** The reading of texts, as it is stored, and the terms by which it is found. */
export async function readDocument({ run }: Scorer, texts: Texts): Promise<{ reading: string; posted: number[] }> {
  const answer = await run({ do: 'read', texts });
  if (answer.did !== 'read') throw new Error(`The scorer did ${answer.did} instead of reading.`);
  return answer;
}

/**
 * Lets the scorer read its vocabulary, the spelling of its words and the frequencies. That takes seconds, in which the first job that is
 * saved after a start would wait for its matches.
 */
export async function warmScorer(scorer: Scorer): Promise<void> {
  // An unknown skill may be a mistyped one.
  await readAndFindWanted(scorer, { title: '', skills: ['warmlopende onbekendheid'], languages: [], text: '' });
}

/** Asks for something under the frequencies of the last count, which the scorer learns when it has others, or was started anew. */
async function ask(
  { db, run, version: known }: Scorer,
  jobOf: (version: number) => ScorerJob,
): Promise<{ answer: ScorerAnswer; version: number }> {
  const version = known ?? (await readVersion(db));
  const answer = await run(jobOf(version));
  if (answer.did !== 'nothing') return { answer, version };
  const counted = await readCounted(db);
  await run({ do: 'learn', counted });
  const second = await run(jobOf(counted.version));
  if (second.did === 'nothing') throw new BusyError('The scorer ended, or learned other frequencies meanwhile.');
  return { answer: second, version: counted.version };
}
