import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { readRows } from '../../../platform/server/read-rows.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { areConnected, canSee, canSeeSql, pairOf } from '../../relations/queries.ts';
import type { Conversation, ListedConversation, MessageCounts } from '../contract.ts';
import { messagesLeft } from '../policy.ts';
import { excerptSql } from './messages.ts';
import { shareReadMarksSql } from './read-marks.ts';

const conversationsPageSize = 20;

type ListedRow = PersonRow & {
  conversation_id: string;
  unread_count: number;
  is_marked_unread: boolean;
  is_muted: boolean;
  last_message_id: string;
  last_message_at: string;
  is_own: boolean;
  excerpt: string;
  is_deleted: boolean;
  attachment: 'picture' | 'document' | null;
};

/** Limits the conversations before the joins, so that a page costs the same however many there are. */
export const conversationsPageSql = `
select s.conversation_id, s.unread_count, s.is_marked_unread, s.is_muted, s.last_message_id, s.last_message_at,
  m.sender_id = $1 as is_own, ${excerptSql('m')} as excerpt, m.deleted_at is not null as is_deleted,
  (select case when u.kind = 'document' then 'document' else 'picture' end
   from message_attachments a join uploads u on u.id = a.upload_id where a.message_id = m.id order by a.position limit 1) as attachment,
  ${personColumns('p', '$1')}
from (
  select * from conversation_sides
  where person_id = $1 and state = $2 and is_archived = $5 and (last_message_at, conversation_id) < ($3::timestamptz, $4::uuid)
    and ${canSeeSql('counterpart_id', '$1')}
  order by last_message_at desc, conversation_id desc
  limit ${conversationsPageSize + 1}
) s
join messages m on m.id = s.last_message_id
join profiles p on p.id = s.counterpart_id
order by s.last_message_at desc, s.conversation_id desc`;

/** Returns a page of a person's conversations, the latest message first. */
export async function listConversations(
  db: Database,
  viewerId: string,
  { box, after }: { box: 'open' | 'archived' | 'requests'; after?: string },
): Promise<{ conversations: ListedConversation[]; next: string | null }> {
  const rows = await readRows<ListedRow>(db, {
    name: 'conversations-page',
    text: conversationsPageSql,
    values: [viewerId, box === 'requests' ? 'request' : 'open', ...beginAfter(after), box === 'archived'],
  });
  const shown = rows.slice(0, conversationsPageSize);
  const last = shown.at(-1);
  return {
    conversations: shown.map(toListed),
    next: rows.length > conversationsPageSize && last !== undefined ? `${isoOf(last.last_message_at)}_${last.conversation_id}` : null,
  };
}

function toListed(row: ListedRow): ListedConversation {
  return {
    person: toPerson(row),
    lastMessage: {
      id: row.last_message_id,
      isOwn: row.is_own,
      excerpt: row.excerpt,
      isDeleted: row.is_deleted,
      attachment: row.attachment,
      createdAt: isoOf(row.last_message_at),
    },
    unreadCount: row.unread_count,
    isMarkedUnread: row.is_marked_unread,
    isMuted: row.is_muted,
  };
}

export const messageCountsSql = `
select count(*) filter (where state = 'open')::int as unread,
       count(*) filter (where state = 'request')::int as requests
from (
  select state, counterpart_id from conversation_sides
  where person_id = $1 and state = 'open' and (unread_count > 0 or is_marked_unread) and not is_muted and not is_archived
  union all
  select state, counterpart_id from conversation_sides where person_id = $1 and state = 'request'
) s where ${canSeeSql('counterpart_id', '$1')}`;

/** Counts conversations to read and waiting requests, without reading messages. */
export async function readCounts(db: Database, viewerId: string): Promise<MessageCounts> {
  const rows = await readRows<MessageCounts>(db, {
    name: 'message-counts',
    text: messageCountsSql,
    values: [viewerId],
  });
  return rows[0] ?? { unread: 0, requests: 0 };
}

type SidesRow = PersonRow & {
  is_opened: boolean;
  state: Conversation['state'] | null;
  unread_count: number | null;
  unanswered_count: number | null;
  read_until: string | null;
  is_marked_unread: boolean | null;
  is_muted: boolean | null;
  is_archived: boolean | null;
  other_state: 'open' | 'request' | 'ignored' | null;
  other_read_until: string | null;
  shows_read_marks: boolean;
};

/** Returns the conversation of a viewer and a person; null if the viewer can't see such a person. */
export async function readConversation(executor: Executor, viewerId: string, personId: string): Promise<Conversation | null> {
  if (viewerId === personId) return null;
  const { lowId, highId } = pairOf(viewerId, personId);
  const { rows } = await executor.execute<SidesRow & Record<string, unknown>>(sql`
    select c.opened_at is not null as is_opened, own.state, own.unread_count, own.unanswered_count, own.read_until,
      own.is_marked_unread, own.is_muted, own.is_archived, other.state as other_state, other.read_until as other_read_until,
      ${shareReadMarksSql(sql`v.id`, sql`p.id`)} as shows_read_marks,
      ${sql.raw(personColumns('p', 'v.id'))}
    from (select ${viewerId}::uuid as id) v
    join profiles p on p.id = ${personId}
    join accounts a on a.id = p.id and a.email_verified
    left join conversations c on c.low_id = ${lowId} and c.high_id = ${highId}
    left join conversation_sides own on own.conversation_id = c.id and own.person_id = v.id
    left join conversation_sides other on other.conversation_id = c.id and other.person_id = p.id
    where ${canSee(sql`p.id`, viewerId)}`);
  const row = rows[0];
  if (row === undefined) return null;
  const isConnected = await areConnected(executor, viewerId, personId);
  // A stranger must not learn that their request was read.
  const showsReadUntil = row.shows_read_marks && row.other_state === 'open';
  return {
    person: toPerson(row),
    state: row.state ?? 'none',
    isConnected,
    unreadCount: row.unread_count ?? 0,
    messagesLeft: messagesLeft({
      isConnected,
      isOpened: row.is_opened,
      otherState: row.other_state,
      unansweredCount: row.unanswered_count ?? 0,
    }),
    readUntil: row.other_read_until !== null && showsReadUntil ? isoOf(row.other_read_until) : null,
    ownReadUntil: row.read_until && isoOf(row.read_until),
    isMarkedUnread: row.is_marked_unread ?? false,
    isMuted: row.is_muted ?? false,
    isArchived: row.is_archived ?? false,
  };
}
