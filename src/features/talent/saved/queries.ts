import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { visibleTalentTo } from '../../profiles/talent/queries.ts';
import { pageSize } from '../policy.ts';
import { type CardRow, cardColumns, toCard } from '../queries/card.ts';
import type { SavedMark, SavedTalent } from './contract.ts';

/** All whom a person saved and can see, without the talents. */
export async function listMarks(db: Database, personId: string): Promise<SavedMark[]> {
  const { rows } = await db.execute<SavedMark>(sql`
    select s.talent_id as "talentId", s.note <> '' as "hasNote"
    from saved_talents s join talent_profiles t on t.id = s.talent_id
    where s.person_id = ${personId} and ${visibleTalentTo(personId)}
    order by s.saved_at desc, s.talent_id desc`);
  return rows;
}

/** The note on a talent whom a person saved; null when they didn't, or can't see them. */
export async function readNote(executor: Executor, personId: string, talentId: string): Promise<string | null> {
  const { rows } = await executor.execute<{ note: string }>(sql`
    select s.note from saved_talents s join talent_profiles t on t.id = s.talent_id
    where s.person_id = ${personId} and s.talent_id = ${talentId} and ${visibleTalentTo(personId)}`);
  return rows[0]?.note ?? null;
}

type SavedRow = CardRow & { note: string; saved_at: string } & Record<string, unknown>;

/** A page of the talents whom a person saved and can see, the last saved first. */
export async function listSaved(
  db: Database,
  personId: string,
  after: string | undefined,
): Promise<{ saved: SavedTalent[]; next: string | null }> {
  const [time, id] = beginAfter(after);
  const { rows } = await db.execute<SavedRow>(sql`
    select ${sql.raw(cardColumns)}, s.note, s.saved_at
    from (select ${personId}::uuid as id) v, saved_talents s
    join talent_profiles t on t.id = s.talent_id
    join profiles p on p.id = t.person_id
    where s.person_id = ${personId} and (s.saved_at, s.talent_id) < (${time}::timestamptz, ${id}::uuid) and ${visibleTalentTo(personId)}
    order by s.saved_at desc, s.talent_id desc limit ${pageSize + 1}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    saved: shown.map((row) => ({ talent: toCard(row), note: row.note, savedAt: isoOf(row.saved_at) })),
    next: last === undefined ? null : `${isoOf(last.saved_at)}_${last.id}`,
  };
}
