import type pg from 'pg';
import { foldedSql } from '../../src/platform/server/folded-text.ts';
import { places, skills } from './jobs.ts';
import { fillTables, indexVersionOf, makeDice, rememberTitleWords } from './searched.ts';
import { sentences, titleWords, wordsOfTitles } from './words.ts';

/**
 * Replaces all talent profiles by those of this many people: one in 200 for visitors too, one in 20 for connections alone, one in 20
 * hidden from a company, one in ten not available. Returns the ids of some that members see.
 */
export async function loadTalents(client: pg.Client, { seed, count }: { seed: number; count: number }): Promise<string[]> {
  await makeDice(client, seed);
  await client.query('truncate talent_profiles cascade');
  const version = await indexVersionOf(client);
  await fillTables(client, ['profiles', 'talent_profiles'], async () => {
    await client.query(describeSql(count), [titleWords, skills, sentences]);
    await client.query(talentsSql(count, version), [places.frequent]);
  });
  await rememberTitleWords(client, [skills.join(' ')]);
  const { rows } = await client.query<{ id: string }>(
    `select id from talent_profiles where availability = 'available' and reach <> 'connections' and hidden_from = '{}'
     order by listed_at desc limit 800`,
  );
  return rows.map(({ id }) => id);
}

const roll = (number: number) => `pg_temp.roll(n, ${number})`;
/** SQL of people with their numbers from 1. */
const people = 'select id, row_number() over (order by id) as n from profiles';

function describeSql(count: number): string {
  const word = (number: number) => `($1::text[])[1 + floor(${roll(number)} ^ 3 * cardinality($1::text[]))::int]`;
  return `update profiles p set job_title = case when n % 20000 = 777 then '${wordsOfTitles.rare}' else ${word(30)} end, hourly_rate = 30 + floor(${roll(31)} * 100)::int,
      bio = ${word(32)} || ' en ' || ${word(33)} || '. ' || ${[34, 35, 36, 37].map((number) => `($3::text[])[1 + floor(${roll(number)} * cardinality($3::text[]))::int]`).join(" || ' ' || ")},
      skills = array['Nederlands', ($2::text[])[2 + floor(${roll(38)} * 8)::int], ${word(39)}, 'Rijbewijs B', 'Excel', 'Vergaderen']
    from (${people}) numbered where p.id = numbered.id and n <= ${count}`;
}

function talentsSql(count: number, version: number): string {
  const name = foldedSql("p.first_name || ' ' || p.last_name");
  const text = foldedSql("p.bio || ' ' || array_to_string(p.skills, ' ')");
  return `
    insert into talent_profiles (id, person_id, title, availability, reach, in_search_engines, hidden_from, location, remote_work,
      experience_years, work_types, languages, hourly_rate, listed_at, search, indexed_by)
    select pg_temp.id_of(listed, n, 'talent'), p.id, p.job_title,
      case when n % 20000 = 777 then 'available' when ${roll(40)} < 0.1 then 'unavailable' when ${roll(40)} < 0.3 then 'busy' else 'available' end,
      case when n % 200 = 3 then 'everyone' when ${roll(41)} < 0.05 then 'connections' else 'members' end, n % 400 = 3,
      case when ${roll(42)} < 0.05 then array['zilverhark'] else '{}' end,
      case when n % 20000 = 777 then '${places.rare}' else ($1::text[])[1 + floor(${roll(43)} ^ 2 * cardinality($1::text[]))::int] end,
      ${roll(44)} < 0.5, floor(${roll(45)} ^ 2 * 40)::int,
      case when ${roll(46)} < 0.1 then array['freelance'] when ${roll(46)} < 0.3 then array['part-time', 'freelance'] else array['full-time'] end,
      case when n % 10000 = 9 then array['nederlands', 'catalaans'] when ${roll(47)} < 0.3 then array['nederlands', 'frans'] else array['nederlands', 'engels'] end,
      case when ${roll(48)} < 0.7 then p.hourly_rate end, listed,
      setweight(to_tsvector('simple', p.job_title), 'A') || setweight(to_tsvector('dutch', p.job_title), 'B')
        || setweight(to_tsvector('simple', ${name}), 'C') || setweight(to_tsvector('dutch', ${text}), 'D'),
      ${version}
    from (select id, n, now() - interval '1 minute' - interval '400 days' * n / ${count} as listed from (${people}) all_people where n <= ${count}) numbered
    join profiles p on p.id = numbered.id`;
}
