import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/server/database.ts';
import type { Findable } from '../../platform/server/found/findable.ts';
import type { JobCard } from './contract.ts';
import { jobTypeLabels } from './policy.ts';
import { isVisibleTo } from './queries/visible.ts';
import { payOf, placeOf } from './texts.ts';
import { shownTitle } from './view/shown-title.ts';

/**
 * A condition on a row `j`: visitors find it. Closed jobs are left out; one whose deadline is over is closed within
 * minutes, by the same clock for all.
 */
const isListed: SQL = sql`j.closed_at is null`;
const isFound: SQL = sql`${isListed} and ${isVisibleTo(null)}`;

/** The entries of the feed. */
const feedSize = 50;

type FeedRow = Pick<JobCard, 'id' | 'title' | 'type'> & {
  company_name: string;
  description: string;
  opened_at: string;
  updated_at: string;
} & Record<string, unknown>;

type PreviewRow = Pick<
  JobCard,
  'title' | 'type' | 'location' | 'country' | 'salaryMin' | 'salaryMax' | 'rateMin' | 'rateMax' | 'rateUnit'
> & {
  company_name: string;
  updated_at: string;
} & Record<string, unknown>;

const pathOf = (id: string) => `/banen/${id}`;

/** The characters of a job's text in the feed. */
const summaryLength = 500;

/** Open jobs, as search engines, feed readers and link previews find them. */
export const jobsFindable: Findable = {
  name: 'banen',

  sitemap: {
    async begins(db, pageSize) {
      // Only where pages begin, which needs no look at the posters: `list` leaves out what isn't found.
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (select id, row_number() over (order by id) - 1 as place from jobs j where ${isListed}) listed
        where place % ${pageSize} = 0 order by id`);
      return rows.map(({ id }) => id);
    },

    async list(db, from, to) {
      const { rows } = await db.execute<{ id: string; updated_at: string }>(sql`
        select j.id, j.updated_at from jobs j
        where ${isFound} and j.id >= ${from} ${to === null ? sql`` : sql`and j.id < ${to}`} order by j.id`);
      return rows.map(({ id, updated_at }) => ({ path: pathOf(id), changedAt: new Date(updated_at) }));
    },
  },

  feed: {
    title: 'Nieuwe vacatures',
    async list(db) {
      const { rows } = await db.execute<FeedRow>(sql`
        select j.id, j.title, j.type, j.company_name, left(j.description, ${summaryLength}) as description, j.opened_at, j.updated_at
        from jobs j where ${isFound} order by j.opened_at desc, j.id desc limit ${feedSize}`);
      return rows.map(({ id, title, type, company_name, description, opened_at, updated_at }) => ({
        id,
        path: pathOf(id),
        title: `${shownTitle(title)} bij ${company_name}`,
        summary: description,
        category: jobTypeLabels[type],
        publishedAt: new Date(opened_at),
        changedAt: new Date(updated_at),
      }));
    },
  },

  preview: {
    list: {
      label: 'Vacatures',
      title: 'Vind werk dat ergens toe leidt',
      text: 'Banen, stages en freelance opdrachten, en rollen in projecten die net ontkiemen.',
      progress: null,
    },

    async read(db: Database, id: string) {
      const { rows } = await db.execute<PreviewRow>(sql`
        select j.title, j.type, j.location, j.country, j.salary_min as "salaryMin", j.salary_max as "salaryMax",
          j.rate_min::float as "rateMin", j.rate_max::float as "rateMax", j.rate_unit as "rateUnit", j.company_name, j.updated_at
        from jobs j where j.id = ${id} and ${isFound}`);
      const [row] = rows;
      if (row === undefined) return null;
      return {
        version: new Date(row.updated_at).getTime().toString(36),
        preview: {
          label: jobTypeLabels[row.type],
          title: shownTitle(row.title),
          text: [row.company_name, placeOf(row), payOf(row)].join(' · '),
          progress: null,
        },
      };
    },
  },
};
