import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { isoOf } from '../../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../../platform/server/newest-first.ts';
import { type PersonRow, personColumns, toPerson } from '../../../profiles/queries.ts';
import { canSeeSql } from '../../../relations/queries.ts';
import type { SlideName } from '../../policy/slides.ts';
import type { AdmittedReading, DeckLink } from '../contract.ts';
import { linkStateOf } from '../policy.ts';

const pageSize = 20;
/** Readings that are listed with a link. */
const shownReadings = 5;

type ReadingRow = { opened_at: string; offered: SlideName[]; seen: SlideName[] };
type Asked = { ownerId: string; projectId: string; after: string | undefined; now: Date };
type LinkRow = Partial<PersonRow> & {
  id: string;
  label: string;
  email: string | null;
  allows_pdf: boolean;
  allows_pptx: boolean;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  openings: number;
  readings: ReadingRow[];
};

const isOwn = (projectId: string, ownerId: string) =>
  sql`exists (select from projects p where p.id = ${projectId} and p.owner_id = ${ownerId})`;

async function owns(executor: Executor, projectId: string, ownerId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`select 1 where ${isOwn(projectId, ownerId)}`);
  return rows.length > 0;
}

const toReading = ({ opened_at, offered, seen }: ReadingRow) => ({ openedAt: isoOf(opened_at), offered, seen });

/** A page of the links to a person's own deck with what was read by them, newest first; null when it isn't theirs. */
export async function listLinks(
  executor: Executor,
  { ownerId, projectId, after, now }: Asked,
): Promise<{ links: DeckLink[]; next: string | null } | null> {
  const [time, place] = beginAfter(after);
  if (!(await owns(executor, projectId, ownerId))) return null;
  const { rows } = await executor.execute<LinkRow>(sql`
    select l.id, l.label, l.email, l.allows_pdf, l.allows_pptx, l.created_at, l.expires_at, l.ended_at,
      ${sql.raw(personColumns('a', 'v.id'))},
      (select count(*)::int from pitch_readings e where e.link_id = l.id) as openings,
      (select coalesce(json_agg(json_build_object('opened_at', e.opened_at, 'offered', e.offered, 'seen', e.seen)), '[]'::json) from (
        select * from pitch_readings e where e.link_id = l.id order by e.opened_at desc, e.id desc limit ${shownReadings}) e) as readings
    from (select ${ownerId}::uuid as id) v, pitch_links l
    left join profiles a on a.id = l.person_id
    where l.project_id = ${projectId} and (l.created_at, l.id) < (${time}::timestamptz, ${place}::uuid)
      and (l.person_id is null or ${sql.raw(canSeeSql('l.person_id', 'v.id'))})
    order by l.created_at desc, l.id desc
    limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    links: shown.map((row) => toLink(row, now)),
    next: last === undefined ? null : `${isoOf(last.created_at)}_${last.id}`,
  };
}

function toLink(row: LinkRow, now: Date): DeckLink {
  const times = { expiresAt: new Date(row.expires_at), endedAt: row.ended_at === null ? null : new Date(row.ended_at) };
  const { person_id, first_name = '', last_name = '', job_title = '', company = '', avatar_id = null } = row;
  return {
    ...{ id: row.id, label: row.label, email: row.email, allowsPdf: row.allows_pdf, allowsPptx: row.allows_pptx },
    person:
      row.email === null && person_id !== undefined ? toPerson({ person_id, first_name, last_name, job_title, company, avatar_id }) : null,
    state: linkStateOf(times, now),
    createdAt: isoOf(row.created_at),
    expiresAt: times.expiresAt.toISOString(),
    openings: row.openings,
    readings: row.readings.map(toReading),
  };
}

type AdmittedRow = PersonRow & ReadingRow & { id: string };

/** A page of what admitted people read without a link, newest first; null when the project isn't the person's own. */
export async function listAdmittedReadings(
  executor: Executor,
  { ownerId, projectId, after }: Omit<Asked, 'now'>,
): Promise<{ readings: AdmittedReading[]; next: string | null } | null> {
  const [time, place] = beginAfter(after);
  if (!(await owns(executor, projectId, ownerId))) return null;
  const { rows } = await executor.execute<AdmittedRow>(sql`
    select e.id, e.opened_at, e.offered, e.seen, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${ownerId}::uuid as id) v, pitch_readings e
    join profiles a on a.id = e.person_id
    where e.project_id = ${projectId} and e.link_id is null and (e.opened_at, e.id) < (${time}::timestamptz, ${place}::uuid)
      and ${sql.raw(canSeeSql('e.person_id', 'v.id'))}
    order by e.opened_at desc, e.id desc
    limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    readings: shown.map((row) => ({ id: row.id, person: toPerson(row), ...toReading(row) })),
    next: last === undefined ? null : `${isoOf(last.opened_at)}_${last.id}`,
  };
}

/**
 * SQL of a query of everyone to whom a project's open links go: the id of a person, or an address. Whose account has the address
 * isn't looked up, as the count would tell the owner. `project` and `now` are SQL expressions.
 */
export function linkReadersSql(project: string, now: string): string {
  return `select coalesce(l.person_id::text, l.email) as reader
    from pitch_links l where l.project_id = ${project} and l.ended_at is null and l.expires_at > ${now}`;
}
