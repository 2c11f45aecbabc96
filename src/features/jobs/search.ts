import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/server/database.ts';
import { rememberWords, type SearchedTexts, searchDocument } from '../../platform/server/search/index-document.ts';
import { indexVersion, isStale } from '../../platform/server/search/index-version.ts';
import type { SearchedDocuments } from '../../platform/server/search/upkeep.ts';

/** Makes a job findable by what it holds now. To be called last in each transaction that writes its texts. */
export async function indexJob(tx: Transaction, jobId: string): Promise<void> {
  await indexJobs(tx, [jobId]);
}

export const searchedJobs: SearchedDocuments = {
  async indexStale(tx, most) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from jobs where ${isStale(sql`indexed_by`)} limit ${most} for no key update skip locked`,
    );
    await indexJobs(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  },
  isPublished: (query) => sql`exists (select from jobs where search @@ ${query} and ${isListed})`,
};

const isListed = sql`closed_at is null`;

type Row = { id: string; isListed: boolean; title: string; description: string; companyName: string; requirements: string[] | null };

async function indexJobs(tx: Transaction, ids: string[]): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select id, ${isListed} as "isListed", title, description, company_name as "companyName", requirements
    from jobs where id = any(${sql.param(ids)}::uuid[])`);
  await rememberWords(tx, rows.filter((row) => row.isListed).map(textsOf));
  for (const row of rows) {
    const search = await searchDocument(tx, textsOf(row));
    await tx.execute(sql`update jobs set search = ${search}, indexed_by = ${indexVersion} where id = ${row.id}`);
  }
}

function textsOf({ title, description, companyName, requirements }: Row): SearchedTexts {
  return { title, text: [companyName, ...(requirements ?? []), description].join('\n') };
}
