import { sql } from 'drizzle-orm';
import { readSearch } from '../../platform/server/search/read-search.ts';
import { counted } from '../../platform/server/too-many.ts';
import { visibleTalentTo } from '../profiles/talent/queries.ts';
import type { SearchedList } from '../saved-searches/policy.ts';
import { isTalentSql } from './queries/list.ts';
import { filtersOf } from './view/filters.ts';
import { type TalentSearch, talentAddress } from './view/search.ts';

/** The talent list, as saved searches of it are read and run. */
export const searchedTalentList: SearchedList = {
  counted: (count) => counted(count, 'talent', 'talenten'),
  path: '/talent',
  normalize: (query) => new URLSearchParams(Object.entries(searchIn(query))).toString(),

  async find(db, { viewerId, query, since, until, most }) {
    const filters = filtersOf(searchIn(query));
    const isAnswer = isTalentSql({ ...filters, viewerId }, await readSearch(db, filters.search));
    const { rows } = await db.execute<{ id: string; name: string; title: string; location: string; count: number }>(sql`
      select t.id, p.first_name || ' ' || p.last_name as name, t.title, t.location, (count(*) over ())::int as count
      from talent_profiles t join profiles p on p.id = t.person_id
      where t.id in (select t.id from talent_profiles t where ${isAnswer} and ${visibleTalentTo(viewerId)}
        and t.person_id <> ${viewerId} and t.listed_at > ${since.toISOString()}::timestamptz and t.listed_at <= ${until.toISOString()}::timestamptz)
      order by t.listed_at desc, t.id desc limit ${most}`);
    const finds = rows.map(({ id, name, title, location }) => {
      return { path: `/talent/${id}`, title: name, text: [title, location].filter((part) => part !== '').join(' · ') };
    });
    return { finds, count: rows[0]?.count ?? 0 };
  },
};

function searchIn(query: string): TalentSearch {
  return talentAddress.read(Object.fromEntries(new URLSearchParams(query)));
}
