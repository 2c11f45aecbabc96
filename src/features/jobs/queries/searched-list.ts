import { sql } from 'drizzle-orm';
import { readSearch } from '../../../platform/server/search/read-search.ts';
import { counted } from '../../../platform/server/too-many.ts';
import type { SearchedList } from '../../saved-searches/policy.ts';
import { filtersOf } from '../view/filters.ts';
import { type JobsSearch, jobsAddress } from '../view/search.ts';
import { shownTitle } from '../view/shown-title.ts';
import { answersSql } from './list.ts';
import { isVisibleTo, todayOf } from './visible.ts';

/** The list of jobs, as saved searches of it are read and run. */
export const searchedJobList: SearchedList = {
  counted: (count) => counted(count, 'vacature', 'vacatures'),
  path: '/banen',
  normalize: (query) => new URLSearchParams(Object.entries(searchIn(query))).toString(),

  async find(db, { viewerId, query, since, until, most }) {
    const asked = { ...filtersOf(searchIn(query)), viewerId, today: todayOf(until) };
    const { rows } = await db.execute<{ id: string; title: string; company_name: string; location: string; count: number }>(sql`
      select j.id, j.title, j.company_name, j.location, (count(*) over ())::int as count from jobs j
      where ${answersSql(asked, await readSearch(db, asked.search))} and ${isVisibleTo(viewerId)}
        and j.poster_id <> ${viewerId} and j.opened_at > ${since.toISOString()}::timestamptz and j.opened_at <= ${until.toISOString()}::timestamptz
      order by j.opened_at desc, j.id desc limit ${most}`);
    const finds = rows.map(({ id, title, company_name, location }) => {
      return { path: `/banen/${id}`, title: shownTitle(title), text: [company_name, location].filter((part) => part !== '').join(' · ') };
    });
    return { finds, count: rows[0]?.count ?? 0 };
  },
};

/** One's own jobs are no search: the list of all of them is meant. */
function searchIn(query: string): JobsSearch {
  const { eigenaar: _own, ...search } = jobsAddress.read(Object.fromEntries(new URLSearchParams(query)));
  return search;
}
