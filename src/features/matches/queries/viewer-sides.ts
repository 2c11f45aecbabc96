import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { executePrepared, prepareSql } from '../../../platform/server/prepared.ts';
import { isOpenSql, isVisibleTo } from '../../jobs/queries/visible.ts';
import { termNumber } from '../candidates/policy/terms.ts';
import type { MatchSides } from '../contract.ts';
import { mostCounted } from '../policy.ts';
import { readPreferences } from '../preferences/queries.ts';
import { isOpenTalent, type Reader, seenMatchesSql, statusSql } from './sides.ts';

const mostJobs = 200;
/** A talent with fewer skills is told which ones jobs ask for. */
const fewSkills = 3;
const shownSkills = 5;
/** The jobs whose skills are looked at. */
const lookedAt = 100;

/** The sides on which a person has matches. */
export async function readSides(executor: Executor, reader: Reader): Promise<MatchSides> {
  const { isOn } = await readPreferences(executor, reader.viewerId);
  return {
    isOn,
    talent: await readTalentSide(executor, reader),
    jobs: await listJobs(executor, { viewerId: reader.viewerId, today: reader.today }),
  };
}

const findTalent = prepareSql<{ id: string; isOpenToWork: boolean; skills: string[] }, 'viewerId'>(
  (value) => sql`
  select t.id, ${isOpenTalent} as "isOpenToWork", p.skills from talent_profiles t join profiles p on p.id = t.person_id
  where t.person_id = ${value('viewerId')} and t.hidden_at is null`,
);
const countTalent = prepareSql<{ count: number }, keyof Reader>(
  (value) => sql`
  select count(*)::int as count from (
    select from ${seenMatchesSql('talent', { viewerId: value('viewerId'), today: value('today') })} and ${statusSql('talent')} = 'pending'
    limit ${mostCounted}) as pending`,
);

async function readTalentSide(executor: Executor, reader: Reader): Promise<MatchSides['talent']> {
  const { viewerId, today } = reader;
  const [own] = await findTalent(executor, { viewerId });
  if (own === undefined) return null;
  const { skills, ...talent } = own;
  const [counted] = await countTalent(executor, { viewerId, today });
  const skillsToAdd = skills.length < fewSkills && talent.isOpenToWork ? await findSkills(executor, reader, skills) : [];
  return { ...talent, pending: counted?.count ?? 0, skillsToAdd };
}

/** SQL of the listed skills of a document `d`, as `writeReading` wrote them. */
const listedSkills = sql.raw(String.raw`lateral (
  select split_part(line, E'\t', 2) as key, ('"' || split_part(line, E'\t', 7) || '"')::json #>> '{}' as label
  from unnest((string_to_array(d.reading, E'\n'))[7:]) as line where line like '1%') as listed`);

/** The skills that most open jobs ask for, of those that the talent's matches ask for; without matches, of the newest jobs. */
async function findSkills(executor: Executor, reader: Reader, own: string[]): Promise<{ skill: string; jobs: number }[]> {
  const rows = await executePrepared<{ key: string; skill: string }>(
    executor,
    sql`
    with matched as (select m.job_id from ${seenMatchesSql('talent', reader)} order by m.score desc limit ${lookedAt}),
      newest as (select j.id from jobs j where ${isOpenSql(reader.today)} and ${isVisibleTo(reader.viewerId)}
        order by j.opened_at desc, j.id desc limit ${lookedAt}),
      looked_at as (select job_id from matched union all select id from newest where not exists (select from matched))
    select key, min(label) as skill
    from looked_at join match_documents d on d.job_id = looked_at.job_id, ${listedSkills}
    where char_length(label) <= 60 and lower(label) <> all (${sql.param(own.map((each) => each.toLowerCase()))}::text[])
    group by 1`,
  );
  const terms = new Map(rows.map(({ key, skill }) => [termNumber(`s:${key}`), skill]));
  const asked = await executePrepared<{ term: number; jobs: number }>(
    executor,
    sql`
    select term, count(*)::int as jobs from match_postings where term = any(${sql.param([...terms.keys()])}::integer[]) and document >= 0
    group by term order by count(*) desc, term limit ${shownSkills}`,
  );
  return asked.flatMap(({ term, jobs }) => {
    const skill = terms.get(term);
    return skill === undefined ? [] : [{ skill, jobs }];
  });
}

const listJobs = prepareSql<MatchSides['jobs'][number], keyof Reader>((value) => {
  const reader = { viewerId: value('viewerId'), today: value('today') };
  return sql`
    with own as materialized (
      select j.id, j.title, j.company_name, j.opened_at from jobs j where j.poster_id = ${reader.viewerId} and ${isOpenSql(reader.today)}
      order by j.opened_at desc, j.id desc limit ${mostJobs})
    select id, title, company_name as "companyName", (select count(*)::int from (
      -- Each job is among the best of any number of talents.
      select from ${seenMatchesSql('poster', reader)} and m.job_id = own.id and ${statusSql('poster')} = 'pending'
      limit ${mostCounted}) as first) as pending
    from own order by opened_at desc, id desc`;
});
