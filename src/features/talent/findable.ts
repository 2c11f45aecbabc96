import { type SQL, sql } from 'drizzle-orm';
import type { Findable } from '../../platform/server/found/findable.ts';
import { visibleTalentTo } from '../profiles/talent/queries.ts';
import { openTalentSql } from '../profiles/talent/tables.ts';

/** A condition on a row `t`: its owner lets search engines find it, written as in the index. Whether visitors see it is another. */
const isOffered: SQL = sql.raw(`${openTalentSql} and in_search_engines`);

type Row = { id: string; name: string; title: string; location: string; updated_at: string } & Record<string, unknown>;

/** Talents who chose it, as search engines find them, and the previews of those who are for everyone. */
export const talentFindable: Findable = {
  name: 'talent',

  sitemap: {
    async begins(db, pageSize) {
      // Only where pages begin, which needs no look at the people: `list` leaves out who isn't found.
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (select id, row_number() over (order by id) - 1 as place from talent_profiles t where ${isOffered}) offered
        where place % ${pageSize} = 0 order by id`);
      return rows.map(({ id }) => id);
    },

    async list(db, from, to) {
      const { rows } = await db.execute<{ id: string; updated_at: string }>(sql`
        select t.id, t.updated_at from talent_profiles t
        where ${isOffered} and ${visibleTalentTo(null)} and t.id >= ${from} ${to === null ? sql`` : sql`and t.id < ${to}`} order by t.id`);
      return rows.map(({ id, updated_at }) => ({ path: `/talent/${id}`, changedAt: new Date(updated_at) }));
    },
  },

  // A reader's program keeps what it once read, so people are in no feed.
  feed: null,

  preview: {
    list: {
      label: 'Talent',
      title: 'Vind wie het met je doet',
      text: 'Mensen die openstaan voor werk: wat ze kunnen, waar, en wanneer.',
      progress: null,
    },

    async read(db, id) {
      const { rows } = await db.execute<Row>(sql`
        select t.id, p.first_name || ' ' || p.last_name as name, t.title, t.location, t.updated_at
        from talent_profiles t join profiles p on p.id = t.person_id where t.id = ${id} and ${visibleTalentTo(null)}`);
      const [row] = rows;
      if (row === undefined) return null;
      return {
        version: new Date(row.updated_at).getTime().toString(36),
        preview: {
          label: 'Talent',
          title: row.name,
          text: [row.title, row.location].filter((part) => part !== '').join(' · '),
          progress: null,
        },
      };
    },
  },
};
