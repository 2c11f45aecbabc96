import { type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../platform/server/bind-sql.ts';
import type { Database } from '../../platform/server/database.ts';
import type { Findable } from '../../platform/server/found/findable.ts';
import { formatEuros } from '../../platform/web/format/numbers.ts';
import { formatPercent } from '../../platform/web/format/percent.ts';
import { categoryLabels, progressOf } from './policy.ts';
import { listedProjectSql, viewerSql, visibleProjectSql } from './queries/visible.ts';
import { listedAt } from './search.ts';
import type { projects } from './tables.ts';

/** A condition on a row `p`: visitors find it. */
const isFound: SQL = sql`${sql.raw(listedProjectSql('p'))} and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(null))}`;

/** The entries of the feed. */
const feedSize = 50;

type Row = Pick<typeof projects.$inferSelect, 'id' | 'title' | 'description' | 'slogan' | 'category'>;
type FeedRow = Row & { listed_at: string; updated_at: string } & Record<string, unknown>;
type PreviewRow = Row & { target_amount: number; raised_amount: number; updated_at: string } & Record<string, unknown>;

const pathOf = (id: string) => `/projecten/${id}`;

/** Published projects, as search engines, feed readers and link previews find them. */
export const projectsFindable: Findable = {
  name: 'projecten',

  sitemap: {
    async begins(db, pageSize) {
      // Only where pages begin, which needs no look at the owners: `list` leaves out what isn't found.
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (select id, row_number() over (order by id) - 1 as place from projects p where ${sql.raw(listedProjectSql('p'))}) listed
        where place % ${pageSize} = 0 order by id`);
      return rows.map(({ id }) => id);
    },

    async list(db, from, to) {
      const { rows } = await db.execute<{ id: string; updated_at: string }>(sql`
        select p.id, p.updated_at from projects p
        where ${isFound} and p.id >= ${from} ${to === null ? sql`` : sql`and p.id < ${to}`} order by p.id`);
      return rows.map(({ id, updated_at }) => ({ path: pathOf(id), changedAt: new Date(updated_at) }));
    },
  },

  feed: {
    title: 'Nieuwe projecten',
    async list(db) {
      const { rows } = await db.execute<FeedRow>(sql`
        select p.id, p.title, p.description, p.slogan, p.category, ${listedAt} as listed_at, p.updated_at from projects p
        where ${isFound} order by ${listedAt} desc, p.id desc limit ${feedSize}`);
      return rows.map(({ id, title, description, category, listed_at, updated_at }) => ({
        id,
        path: pathOf(id),
        title,
        summary: description,
        category: categoryLabels[category],
        publishedAt: new Date(listed_at),
        changedAt: new Date(updated_at),
      }));
    },
  },

  preview: {
    list: {
      label: 'Projecten',
      title: 'Ontdek wat ondernemers maken',
      text: 'Projecten in elke fase: wat ze maken, wie ze zoeken en wat ze nodig hebben.',
      progress: null,
    },

    async read(db: Database, id: string) {
      const { rows } = await db.execute<PreviewRow>(sql`
        select p.id, p.title, p.description, p.slogan, p.category, p.target_amount, p.raised_amount, p.updated_at
        from projects p where p.id = ${id} and ${isFound}`);
      const [row] = rows;
      if (row === undefined) return null;
      const percent = progressOf({ raisedAmount: row.raised_amount, targetAmount: row.target_amount });
      return {
        version: new Date(row.updated_at).getTime().toString(36),
        preview: {
          label: categoryLabels[row.category],
          title: row.title,
          text: row.slogan || row.description,
          progress: { percent, words: `${formatPercent(percent)} van ${formatEuros(row.target_amount)} opgehaald` },
        },
      };
    },
  },
};
