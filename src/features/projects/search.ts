import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/server/database.ts';
import { rememberWords, type SearchedTexts, searchDocument } from '../../platform/server/search/index-document.ts';
import { indexVersion, isStale } from '../../platform/server/search/index-version.ts';
import { type Asked, newestAnswers } from '../../platform/server/search/newest-answers.ts';
import { answers, answersInParts, type Search } from '../../platform/server/search/read-search.ts';
import type { SearchedDocuments } from '../../platform/server/search/upkeep.ts';
import { listedProjectSql } from './queries/visible.ts';
import { listedAtSql } from './tables.ts';

/** Makes a project findable by what it holds now. To be called last in each transaction that writes its texts or its state. */
export async function indexProject(tx: Transaction, projectId: string): Promise<void> {
  await indexProjects(tx, [projectId]);
}

/** A new name of an owner marks their projects as stale, by a trigger on profiles. */
export const searchedProjects: SearchedDocuments = {
  async indexStale(tx, most) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from projects where ${isStale(sql`indexed_by`)} limit ${most} for no key update skip locked`,
    );
    await indexProjects(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  },
  isPublished: (query) => sql`exists (select from projects where search @@ ${query} and ${isPublished})`,
};

const isPublished = sql`status <> 'draft' and withdrawn_at is null`;

type Row = { id: string; isPublished: boolean; title: string; name: string; description: string; tags: string[]; companyName: string };

async function indexProjects(tx: Transaction, ids: string[]): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select p.id, ${isPublished} as "isPublished", title, first_name || ' ' || last_name as name, description, tags, company_name as "companyName"
    from projects p join profiles o on o.id = p.owner_id
    where p.id = any(${sql.param(ids)}::uuid[])`);
  await rememberWords(tx, rows.filter((row) => row.isPublished).map(textsOf));
  for (const row of rows) {
    const search = await searchDocument(tx, textsOf(row));
    await tx.execute(sql`update projects set search = ${search}, indexed_by = ${indexVersion} where id = ${row.id}`);
  }
}

function textsOf({ title, name, description, tags, companyName }: Row): SearchedTexts {
  return { title, names: name, text: [description, ...tags, companyName].join('\n') };
}

/** SQL of the moment by which lists order a row `p` of projects. */
export const listedAt = sql.raw(listedAtSql.replaceAll(/\b(?=published|created)/g, 'p.'));

type AskedOfProjects = Omit<Asked, 'from' | 'alias' | 'time'>;

type Searched = { search: Search /** The category and state that are asked for, if any. */; facets: string[] };

/**
 * SQL of the ids of the newest listed projects that answer a search and a condition on `p`, each with the `time` that it is listed at: the
 * table that the overview joins to. In another order, `answers` of `p.search` is the condition.
 */
export function newestFound({ search, facets, ...asked }: Omit<AskedOfProjects, 'isAnswer' | 'parts'> & Searched): SQL {
  const document = sql`p.search`;
  // As the index finds by it (projects_found).
  const inIndex = sql.raw(listedProjectSql('p'));
  const isFound = facets.length === 0 ? inIndex : sql`${inIndex} and p.facets @> ${sql.param(facets)}::text[]`;
  const parts = answersInParts(document, search);
  return newestProjects({
    ...asked,
    isAnswer: sql`${isFound} and ${answers(document, search)}`,
    parts: parts && { ...parts, isAlmost: sql`${isFound} and ${parts.isAlmost}` },
  });
}

/** The same for any condition on `p` that an index serves where it holds for few. */
export function newestProjects(asked: AskedOfProjects): SQL {
  return newestAnswers({ ...asked, from: sql`projects p`, alias: sql`p`, time: listedAt });
}
