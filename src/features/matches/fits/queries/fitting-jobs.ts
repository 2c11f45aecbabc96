import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { isOpenSql } from '../../../jobs/queries/visible.ts';
import { visibleTalentTo } from '../../../profiles/talent/queries.ts';
import { type Answers, hundredths, leastPercent, shownJobs, wholePercent } from '../../policy.ts';
import { readDocuments } from '../../queries/documents.ts';
import { answerColumns, isKnownSql, type Reader } from '../../queries/sides.ts';
import { parseReasons } from '../../score/documents/parse-stored.ts';
import { toReasons } from '../../score/policy/shown.ts';
import { type Scorer, scoreDocuments } from '../../score/queries/ask-scorer.ts';
import { stateOf } from './own-match.ts';

/** The newest open jobs of a poster that are compared with a talent. */
const mostCompared = 50;

type JobRow = { id: string; title: string; companyName: string; answers: Answers | null };

/** A viewer's open jobs that fit a talent best; null if there is no such talent for them. */
export async function listFittingJobs(executor: Executor, scorer: Scorer, reader: Reader, talentId: string) {
  const { rows: talents } = await executor.execute(
    sql`select from talent_profiles t where t.id = ${talentId} and ${visibleTalentTo(reader.viewerId)}`,
  );
  if (talents.length === 0) return null;
  const own = await readOwnJobs(executor, reader, talentId);
  const jobs = await readDocuments(executor, 'job', [...own.keys()]);
  const documents = await readDocuments(executor, 'talent', [talentId]);
  if (jobs.length === 0 || documents.length === 0) return { jobs: [] };
  const { scores, reasons } = await scoreDocuments(scorer, { jobs, talents: documents, withReasons: true });
  const scored = jobs.flatMap(({ id }, place) => {
    const [score, kept] = [scores[place], reasons[place]];
    return score === undefined || kept === undefined ? [] : [{ id, score, kept }];
  });
  const best = scored.filter(({ score }) => score >= leastPercent * hundredths).toSorted((one, other) => other.score - one.score);
  return {
    jobs: best.slice(0, shownJobs).flatMap(({ id, score, kept }) => {
      const job = own.get(id);
      if (job === undefined) return [];
      const { title, companyName, answers } = job;
      return [
        {
          id,
          title,
          companyName,
          percent: wholePercent(score),
          reasons: toReasons(parseReasons(kept), score),
          state: answers && stateOf(answers),
        },
      ];
    }),
  };
}

async function readOwnJobs(executor: Executor, { viewerId, today }: Reader, talentId: string): Promise<Map<string, JobRow>> {
  const { own, other } = answerColumns.poster;
  const { rows } = await executor.execute<JobRow>(sql`
    select j.id, j.title, j.company_name as "companyName", case when m.job_id is not null
      then json_build_object('own', ${own}, 'other', ${other}, 'isContacted', m.contacted_at is not null) end as answers
    from jobs j join talent_profiles t on t.id = ${talentId} and t.person_id <> j.poster_id
    left join job_matches m on m.job_id = j.id and m.talent_id = t.id and ${isKnownSql('poster')}
    where j.poster_id = ${viewerId} and ${isOpenSql(today)}
    order by j.opened_at desc, j.id desc limit ${mostCompared}`);
  return new Map(rows.map((row) => [row.id, row]));
}
