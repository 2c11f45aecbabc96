import { sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareSql } from '../../../platform/server/prepared.ts';
import { visibleDetailsSql } from '../../profiles/queries.ts';
import { canSeeSql } from '../../relations/queries.ts';
import { listedProjectSql } from '../queries/visible.ts';
import { listedAt } from '../search.ts';
import type { ProjectOfPerson } from './contract.ts';

/** The most that a profile lists. */
const most = 20;

/** Served by the indexes of an owner's projects and of a person's places. */
const listVisible = prepareSql<ProjectOfPerson, 'viewerId' | 'personId'>((value) => {
  const personId = value('personId');
  const isVisible = bindSql(
    (viewer) => `${visibleDetailsSql('a', viewer)} and ${canSeeSql('a.id', viewer)} and ${canSeeSql('p.owner_id', viewer)}`,
    value('viewerId'),
  );
  return sql`
    select p.id, p.title, p.status, place.role
    from (
      select id as project_id, null as role from projects where owner_id = ${personId}
      union all
      select project_id, role from project_members where person_id = ${personId} and status = 'member') place
    join projects p on p.id = place.project_id
    join profiles a on a.id = ${personId}
    where ${sql.raw(listedProjectSql('p'))} and ${isVisible}
    order by ${listedAt} desc, p.id desc
    limit ${most}`;
});

/** The public projects of a person, as a viewer may see them. */
export function listProjectsOf(executor: Executor, viewerId: string, personId: string): Promise<ProjectOfPerson[]> {
  return listVisible(executor, { viewerId, personId });
}
