import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { rememberWords, type SearchedTexts, searchDocument } from '../../../platform/server/search/index-document.ts';
import { indexVersion, isStale } from '../../../platform/server/search/index-version.ts';
import type { SearchedDocuments } from '../../../platform/server/search/upkeep.ts';
import { openTalentSql } from './tables.ts';

/** Makes a talent profile findable by what its profile holds now. To be called last in each transaction that writes it. */
export async function indexTalent(tx: Transaction, talentId: string): Promise<void> {
  await indexTalents(tx, [talentId]);
}

export const searchedTalents: SearchedDocuments = {
  async indexStale(tx, most) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from talent_profiles where ${isStale(sql`indexed_by`)} limit ${most} for no key update skip locked`,
    );
    await indexTalents(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  },
  isPublished: (query) => sql`exists (select from talent_profiles where search @@ ${query} and ${isPublished})`,
};

/** Words of those that only members see are not remembered: whether a mistyped word is forgiven would tell visitors of them. */
const isPublished: SQL = sql`(${sql.raw(openTalentSql)} and reach = 'everyone')`;

type Row = { id: string; isPublished: boolean; title: string; name: string; bio: string; skills: string[] };

async function indexTalents(tx: Transaction, ids: string[]): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select t.id, (select ${isPublished} from talent_profiles own where own.id = t.id) as "isPublished", t.title, first_name || ' ' || last_name as name, bio, skills
    from talent_profiles t join profiles p on p.id = t.person_id
    where t.id = any(${sql.param(ids)}::uuid[])`);
  await rememberWords(tx, rows.filter((row) => row.isPublished).map(textsOf));
  for (const row of rows) {
    const search = await searchDocument(tx, textsOf(row));
    await tx.execute(sql`update talent_profiles set search = ${search}, indexed_by = ${indexVersion} where id = ${row.id}`);
  }
}

function textsOf({ title, name, bio, skills }: Row): SearchedTexts {
  return { title, names: name, text: [bio, ...skills].join('\n') };
}
