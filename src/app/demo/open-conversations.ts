import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';

/**
 * Opens the conversations of all whom something brought together: an application, an admission, an interest in a role, a
 * match of two who are interested (docs/product.md, Projects, Applications, Matches).
 */
export async function openConversations(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into conversations (id, low_id, high_id, opened_at, created_at)
    select gen_random_uuid(), least(one, other), greatest(one, other), min(at), min(at) from (
      select applicant_id as one, poster_id as other, applied_at as at from job_applications
      union all
      select a.person_id, p.owner_id, a.changed_at from project_admissions a join projects p on p.id = a.project_id where a.status = 'admitted'
      union all
      select i.person_id, p.owner_id, i.created_at
      from project_interests i join project_roles r on r.id = i.role_id join projects p on p.id = r.project_id
      union all
      select person_id, poster_id, greatest(talent_answered_at, poster_answered_at) from job_matches
      where talent_answer = 'interested' and poster_answer = 'interested'
    ) together group by 2, 3
    on conflict (low_id, high_id) do update set opened_at = excluded.opened_at`);
  await db.execute(sql`
    update conversation_sides s set state = 'open' from conversations c where c.id = s.conversation_id and c.opened_at is not null`);
}
