import type pg from 'pg';
import { categories } from '../../src/features/projects/policy.ts';
import { foldedSql } from '../../src/platform/server/folded-text.ts';
import { copy } from './load-world.ts';
import { diceOf } from './random.ts';
import { indexVersionOf, rememberTitleWords } from './searched.ts';
import { sentences, titleWord } from './words.ts';
import type { World } from './world.ts';

const day = 86_400_000;
const newest = Date.UTC(2026, 0, 1);

export type ProjectData = {
  projectId(index: number): string;
  /** The first projects are the newest, and active. */
  active: number;
};

/** Replaces all projects by this many, each with a plan, two roles and three milestones, and gives all investors the same criteria. */
export async function loadProjects(
  client: pg.Client,
  world: World,
  { seed, count }: { seed: number; count: number },
): Promise<ProjectData> {
  const dice = diceOf(seed);
  const publishedAt = (index: number) => newest - Math.floor(((index + 1) * 365 * day) / count);
  const projectId = (index: number) => world.idAt('project', index, publishedAt(index));
  const active = Math.floor(count * 0.8);

  // Truncating would take the posts along, which may refer to projects.
  await client.query('delete from projects');
  const columns =
    'id, owner_id, status, title, description, full_description, category, location, tags, objectives, start_date, end_date, target_amount, raised_amount, funding_types, created_at, published_at, completed_at';
  // Copied aside first: an update that adds the search would leave a table of twice the size.
  await client.query('create temporary table made (like projects including defaults)');
  await copy(client, `made (${columns})`, count, function* (index) {
    const roll = (number: number) => dice('project', index, number);
    const moment = new Date(publishedAt(index)).toISOString();
    const status = index < active ? 'active' : 'completed';
    const target = 1_000 * (10 + (roll(1) % 490));
    yield [
      projectId(index),
      world.personId(roll(2) % world.people),
      status,
      `${titleWord(roll(7))} voor ${titleWord(roll(8))}`,
      sentences[roll(3) % sentences.length] ?? '',
      Array.from({ length: 12 }, (_, turn) => sentences[roll(10 + turn) % sentences.length]).join(' '),
      categories[roll(4) % categories.length] ?? 'overig',
      'Gent',
      '{zon,wonen,stad}',
      '{"Zes daken per jaar","Een app"}',
      '2026-01-01',
      new Date(newest + (1 + (roll(9) % 700)) * day).toISOString().slice(0, 10),
      target,
      Math.floor((target * (roll(5) % 100)) / 100),
      ['{}', '{Equity}', '{Lening,Equity}', '{Donatie}'][roll(6) % 4] ?? '{}',
      moment,
      moment,
      status === 'completed' ? moment : null,
    ];
  });
  await client.query(`insert into projects (${columns}, search, indexed_by) select ${columns}, ${searchSql}, ${await indexVersionOf(client)}
    from made join (select id as person_id, first_name || ' ' || last_name as name from profiles) owners on person_id = owner_id`);
  await client.query('drop table made');
  await rememberTitleWords(client, ['zon wonen stad']);
  for (const statement of parts) await client.query(statement);
  await client.query(
    `update profiles set preferred_sectors = '{FinTech,Duurzaamheid}', investment_min = 10000, investment_max = 250000, investment_types = '{Equity}'
     where 'investor' = any(roles) and investment_min is null`,
  );
  await client.query('vacuum (analyze)');
  return { projectId, active };
}

/** SQL of the texts by which a project is found, with its owner's `name`, as `searchDocument` in `platform/server/search` makes them, but without the parts of compounds. */
const searchSql = `setweight(to_tsvector('simple', ${foldedSql('title')}), 'A') || setweight(to_tsvector('dutch', ${foldedSql('title')}), 'B')
  || setweight(to_tsvector('simple', ${foldedSql('name')}), 'C')
  || setweight(to_tsvector('dutch', ${foldedSql("description || ' ' || array_to_string(tags, ' ')")}), 'D')`;

const text = "'Bewoners van een flat delen de stroom van hun dak, en verrekenen die per kwartier.'";

const parts = [
  `insert into project_plans (project_id, problem, audience, solution, unique_value, ideal_customer, business_model, traction, team_description)
   select id, ${Array.from({ length: 8 }, () => text).join(', ')} from projects`,
  `insert into project_roles (id, project_id, position, role_name, description, time_commitment)
   select gen_random_uuid(), id, n, 'Ingenieur', ${text}, 'Twee dagen per week' from projects, generate_series(0, 1) n`,
  `insert into project_milestones (id, project_id, position, title, due_on)
   select gen_random_uuid(), id, n, 'Eerste dak', '2026-06-01' from projects, generate_series(0, 2) n`,
  `insert into project_competitors (project_id, position, name) select id, n, 'Zelf kopen' from projects, generate_series(0, 1) n`,
  `insert into project_features (project_id, position, name) select id, n, 'Verrekening' from projects, generate_series(0, 2) n`,
  `insert into project_years (project_id, year, revenue, costs) select id, n, 120000, 150000 from projects, generate_series(2026, 2028) n`,
  `insert into project_uses (project_id, position, purpose, percent) select id, n, 'Daken', 50 from projects, generate_series(0, 1) n`,
];
