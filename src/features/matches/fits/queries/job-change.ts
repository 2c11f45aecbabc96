import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { isOpenSql } from '../../../jobs/queries/visible.ts';
import { gained, hundredths } from '../../policy.ts';
import { findAll, keepVisible, readDocuments } from '../../queries/documents.ts';
import type { Reader } from '../../queries/sides.ts';
import type { StoredDocument } from '../../score/documents/scorer.ts';
import type { JobTerms } from '../../score/policy/conditions.ts';
import { findWanted, readDocument, type Scorer, scoreDocuments } from '../../score/queries/ask-scorer.ts';
import { readJobThing, type Thing } from '../../upkeep/queries/things.ts';

/** Null requirement for remote work. */
type JobChange = { kind: 'remote' | 'requirement'; requirement: string | null; people: number };

/** Talents that the variants of a job are compared with at once. */
const atOnce = 25;

/** The change of an own open job that brings most more people above the bar; undefined if there is no such job for the viewer. */
export async function readJobChange(
  executor: Executor,
  scorer: Scorer,
  { viewerId, today }: Reader,
  jobId: string,
): Promise<JobChange | null | undefined> {
  const { rows } = await executor.execute<{ isOpen: boolean }>(sql`
    select (${isOpenSql(today)}) as "isOpen" from jobs j where j.id = ${jobId} and j.poster_id = ${viewerId}`);
  const [own] = rows;
  if (own === undefined) return undefined;
  const job = own.isOpen ? await readJobThing(executor, jobId) : null;
  return job === null ? null : findBest(executor, scorer, job);
}

async function findBest(executor: Executor, scorer: Scorer, job: Thing<JobTerms>): Promise<JobChange | null> {
  const changes = changesOf(job);
  const variants: StoredDocument[] = [];
  for (const { texts, terms } of [job, ...changes.map((each) => each.job)]) {
    variants.push({ reading: (await readDocument(scorer, texts)).reading, terms: JSON.stringify(terms) });
  }
  const candidates = await findAll(executor, 'talent', await findWanted(scorer, variants[0]?.reading ?? ''));
  const seen = (await keepVisible(executor, 'talent', candidates, job.ownerId)).map(({ id }) => id);
  const people = variants.map(() => 0);
  for (let from = 0; from < seen.length; from += atOnce) {
    const talents = await readDocuments(executor, 'talent', seen.slice(from, from + atOnce));
    if (talents.length === 0) continue;
    const { scores } = await scoreDocuments(scorer, { jobs: variants, talents, withReasons: false });
    for (const [place, score] of scores.entries()) {
      const variant = Math.floor(place / talents.length);
      if (score >= gained.fromPercent * hundredths) people[variant] = (people[variant] ?? 0) + 1;
    }
  }
  const [now = 0, ...then] = people;
  const best = changes.map(({ kind, requirement }, place) => ({ kind, requirement, people: (then[place] ?? 0) - now }));
  const [most] = best.toSorted((one, other) => other.people - one.people);
  return most !== undefined && most.people >= gained.least ? most : null;
}

function changesOf(job: Thing<JobTerms>): { kind: JobChange['kind']; requirement: string | null; job: Thing<JobTerms> }[] {
  const { texts, terms } = job;
  const remote = { kind: 'remote' as const, requirement: null, job: { ...job, terms: { ...terms, isRemote: true } } };
  const without = texts.skills.map((requirement, place) => {
    const skills = texts.skills.toSpliced(place, 1);
    return { kind: 'requirement' as const, requirement, job: { ...job, texts: { ...texts, skills } } };
  });
  return terms.isRemote === true ? without : [remote, ...without];
}
