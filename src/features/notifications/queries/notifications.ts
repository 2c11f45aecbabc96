import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { prepareText } from '../../../platform/server/prepared.ts';
import { readRows } from '../../../platform/server/read-rows.ts';
import type { Services } from '../../../platform/server/services.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { Notification } from '../contract.ts';
import { type Kind, kinds, type Notices } from '../policy.ts';

const pageSize = 50;

/** Stops counting one beyond the 99 of '99+'. */
const countLimit = 100;

type Reading = Pick<Services, 'db' | 'notices'>;

type NotificationRow = {
  id: string;
  kind: Kind;
  count: number;
  excerpt: string;
  action_url: string;
  read_at: string | null;
  created_at: string;
  can_see_actor: boolean;
  actor_name: string | null;
  can_see_other: boolean;
  other_actor_name: string | null;
  /** The first of them whom the reader can see. */
  face: Notification['actor'];
  ask: Notification['ask'];
};

const nameSql = (profile: string) => `trim(${profile}.first_name || ' ' || ${profile}.last_name)`;

/** SQL of whom of the people that a row of notifications names its reader can see; null where it names none. */
const seenSql = (reader: string) => `
  case when notifications.actor_id is not null then ${canSeeSql('notifications.actor_id', reader)} end as sees_actor,
  case when notifications.other_actor_id is not null then ${canSeeSql('notifications.other_actor_id', reader)} end as sees_other`;

/**
 * SQL of a condition on a row of notifications: its reader can see a person whom it names, or it names nobody. A notification of a suspended
 * person's acts is hidden until the suspension is lifted.
 */
export function isShownSql(reader: string): string {
  return `(notifications.actor_id is null or ${canSeeSql('notifications.actor_id', reader)}
    or (notifications.other_actor_id is not null and ${canSeeSql('notifications.other_actor_id', reader)}))`;
}

/** The same condition on a row of which `seenSql` has told it. */
const isSeenSql = '(actor_id is null or sees_actor or sees_other)';

const faceSql = (profile: string) => `case when ${profile}.id is not null then json_build_object('id', ${profile}.id,
  'firstName', ${profile}.first_name, 'lastName', ${profile}.last_name, 'avatarId', ${profile}.avatar_id) end`;

/** SQL of the answer that a row asks for now, read by the feature of its kind; null when the reader can't see who asks. */
function askSql({ kinds: all }: Notices, reader: string, now: string): string {
  const cases = kinds.flatMap((kind) => {
    const asked = all[kind].askSql?.({ subject: 'n.subject_id', actor: 'n.actor_id', reader, now });
    return asked === undefined ? [] : [`when '${kind}' then (${asked})`];
  });
  return `case when n.actor_id is null or n.sees_actor then case n.kind ${cases.join(' ')} end end`;
}

/** Names the people of the notifications that `which` selects, with `seenSql`. */
const named = (which: string, ask: string) => `
select n.id, n.person_id, n.kind, n.count, n.excerpt, n.action_url, n.read_at, n.created_at,
  n.sees_actor is true as can_see_actor, ${nameSql('a')} as actor_name,
  n.sees_other is true as can_see_other, ${nameSql('b')} as other_actor_name,
  case when n.sees_actor then ${faceSql('a')} when n.sees_other then ${faceSql('b')} end as face,
  ${ask} as ask
from (${which}) n
left join profiles a on a.id = n.actor_id
left join profiles b on b.id = n.other_actor_id
order by n.created_at desc, n.id desc`;

const pageSql = (notices: Notices, condition: string) =>
  named(
    `
  select * from (
    select *, ${seenSql('$1')} from notifications
    where person_id = $1 and deleted_at is null and ${condition} and (created_at, id) < ($2::timestamptz, $3::uuid)
    order by created_at desc, id desc offset 0) told
  where ${isSeenSql} limit ${pageSize + 1}`,
    askSql(notices, '$1', '$4::timestamptz'),
  );

/** Those of all, and of the unread alone, by the index of each. */
const conditions = { all: 'true', unread: 'read_at is null' };

const someSql = named(
  `
  select * from (
    select *, ${seenSql('notifications.person_id')} from notifications
    where id = any($1::uuid[]) and read_at is null and deleted_at is null offset 0) told
  where ${isSeenSql}`,
  'null::json',
);

/** Returns a page of the viewer's notifications, newest first, and the cursor of the next. */
export async function listNotifications(
  { db, notices, clock }: Reading & Pick<Services, 'clock'>,
  viewerId: string,
  { which, before }: { which: keyof typeof conditions; before?: string | undefined },
): Promise<{ notifications: Notification[]; next: string | null }> {
  const rows = await readRows<NotificationRow>(db, {
    name: `notifications-page-${which}`,
    text: pageSql(notices, conditions[which]),
    values: [viewerId, ...beginAfter(before), clock.now().toISOString()],
  });
  const notifications = rows.slice(0, pageSize).map((row) => toNotification(notices, row));
  const last = notifications.at(-1);
  return { notifications, next: rows.length > pageSize && last !== undefined ? `${last.createdAt}_${last.id}` : null };
}

/** Returns those of these notifications that are still unread, with the address to mail; none for deleted or suspended accounts. */
export async function findUnread({ db, notices }: Reading, ids: string[]): Promise<(Notification & { personId: string; to: string })[]> {
  const rows = await readRows<NotificationRow & { person_id: string; email: string }>(db, {
    name: 'notifications-unread',
    text: `select told.*, r.email from (${someSql}) told join accounts r on r.id = told.person_id where r.email_verified and r.suspended_at is null
      order by told.created_at desc, told.id desc`,
    values: [ids],
  });
  return rows.map((row) => ({ ...toNotification(notices, row), personId: row.person_id, to: row.email }));
}

const readUnreadCount = prepareText<{ count: number }>(`
  select count(*)::int as count from (
    select 1 from notifications
    where person_id = $1 and read_at is null and deleted_at is null and ${isShownSql('$1')}
    limit ${countLimit}
  ) unread`);

/** Counts the viewer's unread notifications, up to 100. */
export async function countUnread(executor: Executor, viewerId: string): Promise<number> {
  const [row] = await readUnreadCount(executor, [viewerId]);
  return row?.count ?? 0;
}

/**
 * SQL that locks the unread notification of a person and a subject (SQL expressions) until the transaction ends. The lock is
 * shared: many can add to it at once, and none can lose it meanwhile.
 */
export function lockUnreadSql(kind: Kind, person: string, subject: string): string {
  return `select n.id from notifications n
    where n.person_id = ${person} and n.kind = '${kind}' and n.subject_id = ${subject} and n.read_at is null and n.deleted_at is null
    for key share of n`;
}

function toNotification({ kinds: notices }: Notices, row: NotificationRow): Notification {
  const names = [...(row.can_see_actor ? [nameOf(row.actor_name)] : []), ...(row.can_see_other ? [nameOf(row.other_actor_name)] : [])];
  const notice = notices[row.kind];
  const isAnswered = row.ask !== null && row.ask.state !== 'open';
  return {
    id: row.id,
    kind: row.kind,
    type: notice.type,
    ...notice.text({ names, count: row.count, excerpt: row.excerpt }),
    actionUrl: isAnswered && row.face !== null ? (notice.answeredUrl?.(row.face.id) ?? row.action_url) : row.action_url,
    actor: row.face,
    ask: row.ask,
    isRead: row.read_at !== null,
    createdAt: isoOf(row.created_at),
  };
}

function nameOf(name: string | null): string {
  return name === null ? 'Verwijderde gebruiker' : name || 'Gebruiker';
}
