import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { SlideName } from '../policy/slides.ts';
import type { OwnReading } from './contract.ts';

const pageSize = 20;

/** Whoever read: a person of Kiem, or a mail address. */
export type Reader = { personId: string } | { email: string };

/**
 * The condition that reading `e` is this reader's own. A person has those by links to the address of their account as well,
 * which they confirmed.
 */
export function isReadBy(reader: Reader): SQL {
  if ('email' in reader) return sql`e.link_id in (select l.id from pitch_links l where l.email = ${reader.email})`;
  return sql`(e.person_id = ${reader.personId} or e.link_id in (
    select l.id from accounts a join pitch_links l on l.email = a.email where a.id = ${reader.personId}))`;
}

/** SQL of the id of a reader's account; null for an address without one. Whoever blocks the account is hidden from its address too. */
function accountOf(reader: Reader): SQL {
  return 'email' in reader ? sql`(select id from accounts where email = ${reader.email})` : sql`${reader.personId}::uuid`;
}

type Row = {
  id: string;
  project_id: string;
  title: string;
  owner_name: string;
  opened_at: string;
  offered: SlideName[];
  seen: SlideName[];
};

/** A page of what a reader read, newest first. */
export async function listReadings(
  executor: Executor,
  reader: Reader,
  after: string | undefined,
): Promise<{ readings: OwnReading[]; next: string | null }> {
  const [time, place] = beginAfter(after);
  const { rows } = await executor.execute<Row>(sql`
    select e.id, e.project_id, p.title, trim(o.first_name || ' ' || o.last_name) as owner_name, e.opened_at, e.offered, e.seen
    from (select ${accountOf(reader)} as id) v, pitch_readings e
    join projects p on p.id = e.project_id
    join profiles o on o.id = p.owner_id
    where ${isReadBy(reader)} and (e.opened_at, e.id) < (${time}::timestamptz, ${place}::uuid)
      and ${sql.raw(canSeeSql('p.owner_id', 'v.id'))}
    order by e.opened_at desc, e.id desc
    limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    readings: shown.map((row) => ({
      ...{ id: row.id, projectId: row.project_id, title: row.title, ownerName: row.owner_name },
      ...{ openedAt: isoOf(row.opened_at), offered: row.offered, seen: row.seen },
    })),
    next: last === undefined ? null : `${isoOf(last.opened_at)}_${last.id}`,
  };
}
