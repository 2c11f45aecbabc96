import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { canSee } from '../../relations/queries.ts';

/** Keeps a person out of the viewer's suggestions for good; false when there is no such person for them. */
export async function dismissSuggestion({ db, clock }: Services, viewerId: string, personId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into dismissals (person_id, dismissed_id, created_at)
    select v.id, p.id, ${clock.now()}
    from (select ${viewerId}::uuid as id) v, profiles p join accounts a on a.id = p.id and a.email_verified
    where p.id = ${personId} and p.id <> v.id and ${canSee(sql`p.id`, viewerId)}
    on conflict (person_id, dismissed_id) do update set created_at = dismissals.created_at
    returning dismissed_id`);
  return rows.length > 0;
}

/** Lets a dismissed person be suggested again; false when there is no such person for the viewer. */
export async function restoreSuggestion({ db }: Services, viewerId: string, personId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with seen as (select p.id from profiles p where p.id = ${personId} and p.id <> ${viewerId} and ${canSee(sql`p.id`, viewerId)}),
      restored as (delete from dismissals d using seen where d.person_id = ${viewerId} and d.dismissed_id = seen.id)
    select id from seen`);
  return rows.length > 0;
}
