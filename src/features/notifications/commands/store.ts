/**
 * SQL that stores notifications: rows of (id, person_id, kind, subject_id, actor_id, excerpt, action_url, created_at, awaits_digest) from
 * `rows`, the SQL of a query. Repetitions gather in the row of their subject while that is unread, and make it unread again. Returns id,
 * person_id and count of each.
 */
export function storeNotificationsSql(rows: string): string {
  const isUnread = '(notifications.read_at is null and notifications.deleted_at is null)';
  return `
insert into notifications (id, person_id, kind, subject_id, actor_id, excerpt, action_url, created_at, awaits_digest)
${rows}
on conflict (person_id, kind, subject_id) do update set
  actor_id = excluded.actor_id,
  other_actor_id = case when not ${isUnread} then null
    when notifications.actor_id = excluded.actor_id then notifications.other_actor_id else notifications.actor_id end,
  count = case when ${isUnread} then notifications.count + 1 else 1 end,
  excerpt = excluded.excerpt,
  action_url = excluded.action_url,
  awaits_digest = excluded.awaits_digest,
  created_at = excluded.created_at,
  read_at = null,
  deleted_at = null
returning id, person_id, count`;
}
