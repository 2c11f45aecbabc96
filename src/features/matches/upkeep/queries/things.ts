import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { placesOf } from '../../../../platform/server/places/places.ts';
import { executePrepared } from '../../../../platform/server/prepared.ts';
import { isNotSuspendedSql } from '../../../accounts/queries.ts';
import { hoursOfDay, type JobType, type RateUnit } from '../../../jobs/policy.ts';
import type { workTypes as allWorkTypes } from '../../../profiles/policy.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { isOpenTalent } from '../../queries/sides.ts';
import type { Texts } from '../../score/documents/read.ts';
import type { JobTerms, TalentTerms } from '../../score/policy/conditions.ts';

/** A job or a talent as matching reads it. */
export type Thing<Terms = JobTerms | TalentTerms> = { id: string; ownerId: string; texts: Texts; terms: Terms };

export function readThing(executor: Executor, side: Side, id: string): Promise<Thing | null> {
  return side === 'job' ? readJobThing(executor, id) : readTalentThing(executor, id);
}

type WorkType = (typeof allWorkTypes)[number];

type JobRow = {
  ownerId: string;
  title: string;
  description: string;
  requirements: string[] | null;
  location: string;
  isRemote: boolean;
  type: JobType;
  rate: number | null;
  rateUnit: RateUnit | null;
};

/** An open job whose poster takes part in matching; null for others. */
export async function readJobThing(executor: Executor, id: string): Promise<Thing<JobTerms> | null> {
  const row = await readJobRow(executor, id, sql`j.closed_at is null and ${takesPart('j.poster_id')}`);
  if (row === null) return null;
  const { ownerId, location, isRemote, type, rate, rateUnit } = row;
  return {
    ...{ id, ownerId, texts: textsOfJob(row) },
    terms: {
      places: placesOf(location),
      isRemote,
      kind: type,
      mostPerHour: rate !== null && rateUnit === 'day' ? rate / hoursOfDay : rate,
    },
  };
}

/** The texts of a job, open or closed; null when there is none. */
export async function readJobTexts(executor: Executor, id: string): Promise<Texts | null> {
  const row = await readJobRow(executor, id, sql`true`);
  return row && textsOfJob(row);
}

async function readJobRow(executor: Executor, id: string, condition: SQL): Promise<JobRow | null> {
  const [row = null] = await executePrepared<JobRow>(
    executor,
    sql`
    select j.poster_id as "ownerId", j.title, j.description, j.requirements, j.location, j.is_remote as "isRemote", j.type,
      coalesce(j.rate_max, j.rate_min)::float as rate, j.rate_unit as "rateUnit"
    from jobs j where j.id = ${id} and ${condition}`,
  );
  return row;
}

function textsOfJob({ title, description, requirements }: JobRow): Texts {
  return { title, skills: requirements ?? [], languages: [], text: description };
}

type TalentRow = {
  ownerId: string;
  title: string;
  skills: string[];
  languages: string[];
  bio: string;
  entries: string;
  location: string;
  workTypes: WorkType[];
  rate: number | null;
};

/** A talent who is open to work and takes part in matching; null for others. */
export async function readTalentThing(executor: Executor, id: string): Promise<Thing<TalentTerms> | null> {
  // A rate that isn't shown to everyone counts for nobody: varying the pay of a job would tell it.
  const [row] = await executePrepared<TalentRow>(
    executor,
    sql`
    select t.person_id as "ownerId", p.job_title as title, p.skills, p.languages, p.bio, t.location, t.work_types as "workTypes", t.hourly_rate::float as rate,
      (select coalesce(string_agg(e.title || E'\n' || e.description, E'\n' order by e.kind, e.position), '')
        from profile_entries e where e.profile_id = p.id) as entries
    from talent_profiles t join profiles p on p.id = t.person_id
    where t.id = ${id} and ${isOpenTalent} and ${takesPart('t.person_id')}`,
  );
  if (row === undefined) return null;
  const { ownerId, title, skills, languages, bio, entries, location, workTypes, rate } = row;
  return {
    ...{ id, ownerId },
    texts: { title, skills, languages, text: [bio, entries].filter((text) => text !== '').join('\n') },
    terms: { places: placesOf(location), kinds: workTypes, perHour: rate },
  };
}

/** SQL of a condition: a person, an SQL expression of their id, isn't suspended and didn't stop matching. */
export function takesPart(person: string): SQL {
  return sql.raw(
    `(${isNotSuspendedSql(person)} and not exists (select from match_preferences own where own.person_id = ${person} and not own.is_on))`,
  );
}
