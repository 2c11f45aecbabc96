import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { commonJoins, type CardRow as JobRow, cardColumns as jobColumns, toCard as toJobCard } from '../../jobs/queries/card.ts';
import { viewerSql } from '../../jobs/queries/visible.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import type { TalentCard } from '../../talent/contract.ts';
import { type CardRow as TalentRow, cardColumns as talentColumns, toCard as toTalentCard } from '../../talent/queries/card.ts';
import type { Match } from '../contract.ts';

type MatchedRow = JobRow & PersonRow & { role_name: string | null } & Record<string, unknown>;

/** Cards of jobs that the viewer may see, by their ids. */
export async function readJobCards(
  executor: Executor,
  reader: { viewerId: string | null; today: string },
  ids: string[],
): Promise<Map<string, Match['job']>> {
  if (ids.length === 0) return new Map();
  const rows = await executePrepared<MatchedRow>(
    executor,
    sql`
    select ${sql.raw(jobColumns)}, case when p.id is not null then r.role_name end as role_name, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${viewerSql(reader.viewerId)} as id) v cross join jobs j
    join profiles a on a.id = j.poster_id
    ${sql.raw(commonJoins)}
    where j.id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, { ...toJobCard(row, reader), poster: toPerson(row), role: row.role_name }]));
}

/** Cards of talents whom the viewer may see, by the ids of their talent profiles. */
export async function readTalentCards(executor: Executor, viewerId: string, ids: string[]): Promise<Map<string, TalentCard>> {
  if (ids.length === 0) return new Map();
  const rows = await executePrepared<TalentRow & Record<string, unknown>>(
    executor,
    sql`
    select ${sql.raw(talentColumns)}
    from (select ${viewerSql(viewerId)} as id) v cross join talent_profiles t
    join profiles p on p.id = t.person_id
    where t.id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, toTalentCard(row)]));
}
