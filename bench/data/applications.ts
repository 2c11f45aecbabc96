import type pg from 'pg';
import { fillTables, makeDice } from './searched.ts';
import type { World } from './world.ts';

export type ApplicationData = {
  /** The job with very many applications; the first person posted it. */
  hotJob: string;
  /** Jobs of people with a session, each with its poster and an application that they can read. */
  received: { jobId: string; poster: number; applicationId: string }[];
  /** Open jobs of other people. */
  openJobs: { id: string; poster: string }[];
};

/** The share of all applications that is to one job. */
const hotShare = 0.02;
/** The people with a session who post a fiftieth of the jobs. */
const posters = 40;

/** The first people with a session applied as everybody does; the others apply while it is measured. */
export const applicantsWithSession = 100;

/** Replaces all applications by about this many to the jobs there are: few to most, a fiftieth of all to one. No task is due. */
export async function loadApplications(
  client: pg.Client,
  world: World,
  { seed, count }: { seed: number; count: number },
): Promise<ApplicationData> {
  await makeDice(client, seed);
  await client.query('truncate job_applications, answer_figures cascade');
  const signedIn = Array.from({ length: world.signedInPeople }, (_, person) => world.personId(person));
  const lookers = signedIn.slice(0, posters);
  const neverApplied = signedIn.slice(applicantsWithSession);
  await client.query('drop table if exists made_jobs, made_people');
  await client.query(
    `update jobs set poster_id = ($1::uuid[])[1 + n / 50 % ${posters}]
     from (select id, row_number() over (order by opened_at desc, id) as n from jobs where closed_at is null) numbered
     where numbered.id = jobs.id and n % 50 = 1`,
    [lookers],
  );
  await client.query(
    `create temporary table made_jobs as
     select row_number() over (order by opened_at desc, id) as n, id, poster_id, title, company_name from jobs where closed_at is null`,
  );
  await client.query(
    'create temporary table made_people as select row_number() over (order by id) - 1 as place, id from profiles where id <> all ($1::uuid[])',
    [neverApplied],
  );
  await client.query('alter table made_people add primary key (place)');
  await client.query('analyze made_jobs, made_people');
  const tables = ['job_applications', 'job_application_events', 'job_application_notes', 'answer_figures'];
  await fillTables(client, tables, async () => {
    for (const statement of [applicationsSql(count), ...around]) await client.query(statement);
  });
  return readData(client, { lookers, neverApplied });
}

type People = { lookers: string[]; neverApplied: string[] };

async function readData(client: pg.Client, { lookers, neverApplied }: People): Promise<ApplicationData> {
  const { rows: hot } = await client.query<{ id: string }>(
    'select job_id as id from job_applications group by job_id order by count(*) desc limit 1',
  );
  const { rows: received } = await client.query<{ jobId: string; poster: string; applicationId: string }>(
    `select distinct on (job_id) job_id as "jobId", poster_id as poster, id as "applicationId" from job_applications
     where poster_id = any($1) and poster_access_ended_at is null order by job_id, id limit 400`,
    [lookers],
  );
  const { rows: openJobs } = await client.query<{ id: string; poster: string }>(
    'select id, poster_id as poster from made_jobs where poster_id <> all ($1::uuid[]) order by n desc limit 20000',
    // Nobody applies to a job of their own.
    [[...lookers, ...neverApplied]],
  );
  return {
    hotJob: hot[0]?.id ?? '',
    received: received.map(({ poster, ...each }) => ({ ...each, poster: lookers.indexOf(poster) })),
    openJobs,
  };
}

/** SQL of the applications to each job, by different people: every further applicant is the same number of people on. */
function applicationsSql(count: number): string {
  const roll = (number: number) => `pg_temp.roll(n * 100000 + turn, ${number})`;
  const number = `case when n = 1 then ${Math.floor(count * hotShare)}
    else floor(1.95 * ${count} / (select count(*) from made_jobs) * pg_temp.roll(n, 60))::int end`;
  const people = '(select count(*) from made_people)';
  return `
    insert into job_applications (id, job_id, poster_id, applicant_id, job_title, company_name, status, letter, profile, applied_at, status_at,
      version, due_on, answered_at, reminded_on, counted_at, poster_access_ended_at)
    select pg_temp.id_of(applied, n * 100000 + turn, 'application'), job_id, poster_id, applicant_id, title, company_name, status,
      case when ${roll(61)} < 0.7 then repeat('Met veel plezier las ik de vacature, en ik denk dat ik er goed bij pas. ', 4) else '' end,
      profile, applied, applied + interval '1 hour', 2, (applied + interval '14 days')::date,
      case when status in ('invited', 'hired', 'rejected') then applied + interval '1 hour' end,
      current_date + 1, case when applied < now() - interval '12 days' then now() end,
      case when status = 'withdrawn' then applied + interval '1 hour' end
    from (
      select n, turn, j.id as job_id, j.poster_id, j.title, j.company_name, p.id as applicant_id,
        now() - interval '2 hours' - interval '20 days' * ${roll(62)} as applied,
        case when ${roll(63)} < 0.3 then 'pending' when ${roll(63)} < 0.45 then 'viewed' when ${roll(63)} < 0.6 then 'in_review'
          when ${roll(63)} < 0.65 then 'invited' when ${roll(63)} < 0.66 then 'hired' when ${roll(63)} < 0.96 then 'rejected'
          else 'withdrawn' end as status
      from (select *, least(${number}, ${people}) as applications, floor(pg_temp.roll(n, 64) * ${people})::bigint as start from made_jobs) j
      cross join lateral generate_series(1, applications) turn
      join made_people p on p.place = (start + turn * 7919) % ${people}
      where p.id <> j.poster_id
    ) made, (${profileSql}) sent`;
}

const profileSql = `select jsonb_build_object('firstName', 'Femke', 'lastName', 'Mulder', 'jobTitle', 'Productontwerper', 'company', '',
    'location', 'Gent', 'bio', repeat('Ik werk al jaren met mensen en met machines. ', 6), 'websiteUrl', '', 'linkedinUrl', '', 'phone', null,
    'email', null, 'hourlyRate', null, 'experienceYears', 7, 'remoteWork', true, 'workTypes', array['full-time'],
    'skills', array['Lassen', 'Plannen'], 'languages', array['Nederlands'], 'experience', '{}'::text[], 'education', '{}'::text[],
    'certifications', '{}'::text[]) as profile`;

/**
 * SQL of the news that applicants got, the notes of posters, and their figures. Posters want no mails of applications: Kiem would
 * write them while it is measured, and the minimal server writes none.
 */
const around = [
  `insert into notification_preferences (person_id, kind, channel) select distinct poster_id, 'application', 'app' from made_jobs
   on conflict do nothing`,
  `insert into job_application_events (id, application_id, at, status)
   select pg_temp.id_of(applied_at, row_number() over (), 'event'), id, applied_at, 'pending' from job_applications
   union all
   select pg_temp.id_of(status_at, row_number() over (), 'answer'), id, status_at, status from job_applications where status not in ('pending', 'viewed')`,
  `insert into job_application_notes (id, application_id, content, created_at)
   select pg_temp.id_of(applied_at, row_number() over (), 'note'), id, 'Belde terug, klinkt goed.', status_at from job_applications
   where pg_temp.roll(hashtext(id::text), 65) < 0.05 and poster_access_ended_at is null`,
  `insert into answer_figures (poster_id, due, on_time, usual_days, counted_on)
   select poster_id, 12, 11, 3, (now() at time zone 'Europe/Brussels')::date from made_jobs group by poster_id`,
];
