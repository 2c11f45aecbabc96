import type pg from 'pg';
import { foldedSql } from '../../src/platform/server/folded-text.ts';
import { fillTables, indexVersionOf, makeDice, rememberTitleWords } from './searched.ts';
import { sentences, titleWords, wordsOfTitles } from './words.ts';
import type { World } from './world.ts';

/** Places of work, the first of them frequent. The last is that of a few jobs in a hundred thousand. */
export const places = {
  frequent: ['Gent', 'Antwerpen', 'Brussel', 'Utrecht', 'Amsterdam', 'Leuven', 'Rotterdam', 'Hasselt', 'Brugge', 'Eindhoven'],
  rare: 'Zichem',
} as const;

/** Requirements: all jobs ask for the first, one in sixteen for each of the others. */
export const skills = ['Nederlands', ...'boekhouden lassen programmeren verkopen ontwerpen plannen vertalen koken'.split(' ')] as const;

/** The one who posted a hundredth of the jobs, at most a thousand. */
export const busyPoster = 0;

export type JobData = {
  /** Of open jobs without questions, all of other people than the busy poster. */
  jobIds: string[];
  /** A project for whose roles some jobs are. */
  projectId: string;
};

const paragraphs = 600;
const ofDescription = 6;

/**
 * Replaces all jobs by this many, of every kind, with descriptions of about 2,000 characters. A fifth is closed; nothing
 * is due, so that no task works while they are measured.
 */
export async function loadJobs(client: pg.Client, world: World, { seed, count }: { seed: number; count: number }): Promise<JobData> {
  await makeDice(client, seed);
  await client.query('truncate jobs cascade');
  await client.query('delete from projects');
  await client.query(
    `insert into projects (id, owner_id, status, title, description, category, created_at, published_at)
    select pg_temp.id_of('2026-01-01', n, 'job-project'), $1, 'active', 'Project ' || n, 'Voor vacatures', 'overig', now(), now()
    from generate_series(1, ${Math.ceil(count / 100)}) n`,
    [world.personId(busyPoster)],
  );
  await client.query(`insert into project_roles (id, project_id, position, role_name)
    select pg_temp.id_of('2026-01-01', n, 'job-role'), pg_temp.id_of('2026-01-01', (n + 1) / 2, 'job-project'), n % 2, 'Rol' from generate_series(1, ${2 * Math.ceil(count / 100)}) n`);
  await makeTexts(client);
  await fillTables(client, ['jobs'], async () => {
    await client.query(jobsSql({ count, version: await indexVersionOf(client) }), [
      await posterIds(client),
      places.frequent,
      skills,
      world.personId(busyPoster),
    ]);
  });
  await rememberTitleWords(client, [skills.join(' ')]);
  const { rows } = await client.query<{ id: string }>(
    'select id from jobs where closed_at is null and poster_id <> $1 order by opened_at desc limit 800',
    [world.personId(busyPoster)],
  );
  const { rows: ofProject } = await client.query<{ id: string }>(
    'select project_id as id from jobs join project_roles r on r.id = project_role_id where closed_at is null order by opened_at limit 1',
  );
  return { jobIds: rows.map(({ id }) => id), projectId: ofProject[0]?.id ?? '' };
}

async function posterIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from profiles order by id');
  return rows.map(({ id }) => id);
}

/** Makes paragraphs with words of every frequency, and the tsvectors of them and of the words of titles, so that none is made twice. */
async function makeTexts(client: pg.Client): Promise<void> {
  await client.query('drop table if exists made_words, made_paragraphs');
  await client.query(
    `create temporary table made_words as select place::int, word,
      setweight(to_tsvector('simple', word), 'A') || setweight(to_tsvector('dutch', word), 'B') as search
    from unnest($1::text[]) with ordinality as given(word, place)`,
    [titleWords],
  );
  await client.query('alter table made_words add primary key (place)');
  await client.query(
    `create temporary table made_paragraphs as select place, text, setweight(to_tsvector('dutch', ${foldedSql('text')}), 'D') as search from (
      select paragraph.n::int as place, (select string_agg(word, ' ') from generate_series(1, 24) part
          join made_words w on w.place = 1 + floor(pg_temp.roll(paragraph.n, part) ^ 3 * 7900)::int)
        || '. ' || ($1::text[])[1 + paragraph.n % cardinality($1::text[])] || ' ' || ($1::text[])[1 + paragraph.n / 7 % cardinality($1::text[])] as text
      from generate_series(1, ${paragraphs}) as paragraph(n)) made`,
    [sentences],
  );
  await client.query('alter table made_paragraphs add primary key (place)');
}

/** SQL of a job for each number, the newest first, within 55 days: after 60 their posters would be asked about them. */
function jobsSql({ count, version }: { count: number; version: number }): string {
  const roll = (number: number) => `pg_temp.roll(n, ${number})`;
  const of = (list: string, number: number) => `(${list})[1 + floor(${roll(number)} * cardinality(${list}))::int]`;
  const paragraph = (number: number) =>
    `(select m from made_paragraphs m where m.place = 1 + floor(${roll(20 + number)} ^ 2 * ${paragraphs})::int)`;
  const numbers = Array.from({ length: ofDescription }, (_, number) => number);
  return `
    insert into jobs (id, poster_id, title, company_name, company_size, description, location, country, is_remote, type, salary_min, salary_max,
      rate_min, rate_max, rate_unit, requirements, benefits, deadline, project_role_id, created_at, updated_at, opened_at, confirmed_at,
      closed_at, closing, search, indexed_by)
    select pg_temp.id_of(opened, n, 'job'),
      case when n % 100 = 50 and n < 100000 then $4::uuid else ${of('$1::uuid[]', 1)} end,
      one.word || ' voor ' || two.word, 'Bedrijf ' || (n % 5000), '11-50', ${numbers.map((number) => `(p${number}).text`).join(" || E'\\n\\n' || ")},
      case when n % 20000 = 777 then '${places.rare}' when ${roll(2)} < 0.15 then '' else ($2::text[])[1 + floor(${roll(3)} ^ 2 * cardinality($2::text[]))::int] end,
      case when ${roll(4)} < 0.4 then 'NL' else 'BE' end, ${roll(5)} < 0.3, type,
      case when is_paid and type <> 'freelance' then salary end, case when is_paid and type <> 'freelance' then salary + 8000 end,
      case when is_paid and type = 'freelance' then rate end, case when is_paid and type = 'freelance' then rate + 15 end,
      case when is_paid and type = 'freelance' then case when ${roll(6)} < 0.5 then 'hour' else 'day' end end,
      array['Nederlands', skill, 'Rijbewijs B'], array['Maaltijdcheques', 'Thuiswerk'],
      case when ${roll(7)} < 0.6 then current_date + 1 + floor(${roll(8)} * 90)::int end,
      case when n % 50 = 7 then pg_temp.id_of('2026-01-01', 1 + n / 50, 'job-role') end,
      opened, opened, opened, now(),
      case when is_closed then now() - interval '1 hour' end, case when is_closed then 'filled' end,
      one.search || two.search || to_tsvector('dutch', 'nederlands rijbewijs ' || skill || ' bedrijf ' || (n % 5000)) || ${numbers.map((number) => `(p${number}).search`).join(' || ')},
      ${version}
    from (
      select n, now() - interval '1 minute' - interval '55 days' * n / ${count} as opened, ${roll(9)} < 0.6 as is_paid, n % 20000 <> 777 and ${roll(10)} < 0.2 as is_closed,
        case when ${roll(11)} < 0.5 then 'full-time' when ${roll(11)} < 0.75 then 'part-time' when ${roll(11)} < 0.85 then 'contract'
          when ${roll(11)} < 0.9 then 'internship' else 'freelance' end as type,
        24000 + 1000 * floor(${roll(12)} ^ 2 * case when n % 2000 = 5 then 160 else 60 end)::int as salary, 40 + floor(${roll(13)} * 80)::int as rate,
        case when ${roll(14)} < 0.5 then ($3::text[])[2 + floor(${roll(15)} * 8)::int] else 'Engels' end as skill,
        ${numbers.map((number) => `${paragraph(number)} as p${number}`).join(', ')}
      from generate_series(1, ${count}) n offset 0
    ) made
    join made_words one on one.place = case when n % 20000 = 777 then ${1 + titleWords.indexOf(wordsOfTitles.rare)} else 1 + floor(${roll(16)} ^ 3 * ${titleWords.length})::int end
    join made_words two on two.place = 1 + floor(${roll(17)} ^ 3 * ${titleWords.length})::int`;
}
