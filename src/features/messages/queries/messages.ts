import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { readRows } from '../../../platform/server/read-rows.ts';
import { toPicture } from '../../uploads/queries.ts';
import type { Attachment, Message, MessagesPage } from '../contract.ts';
import { canDeleteMessage, editableUntil } from '../policy.ts';

export const messagesPageSize = 30;

/** SQL of a message's beginning on one line, for lists. */
export function excerptSql(message: string): string {
  return `left(regexp_replace(left(${message}.content, 400), '\\s+', ' ', 'g'), 140)`;
}

type AttachmentRow = {
  id: string;
  bytes: number;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  fileName: string | null;
};

type MessageRow = {
  id: string;
  sender_id: string;
  content: string;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  attachments: AttachmentRow[] | null;
};

const columns = `m.id, m.sender_id, m.content, m.created_at, m.edited_at, m.deleted_at,
  (select json_agg(json_build_object('id', u.id, 'bytes', u.bytes, 'width', u.width, 'height', u.height, 'widths', u.widths,
     'fileName', u.file_name) order by a.position)
   from message_attachments a join uploads u on u.id = a.upload_id where a.message_id = m.id) as attachments`;

/** SQL of a page of messages before or after a time; $1 is the conversation, $2 the time. */
const pageSql = (comparison: '<' | '<=' | '>', order: 'asc' | 'desc') => `
select ${columns}
from (
  select * from messages where conversation_id = $1 and created_at ${comparison} $2::timestamptz
  order by created_at ${order} limit ${messagesPageSize + 1}
) m
order by m.created_at ${order}`;

export const messagePages = {
  older: { name: 'messages-older', text: pageSql('<', 'desc') },
  upTo: { name: 'messages-up-to', text: pageSql('<=', 'desc') },
  newer: { name: 'messages-newer', text: pageSql('>', 'asc') },
};

type Reader = { viewerId: string; now: Date };
type Place = { before?: string; after?: string; at?: string };

/** Returns a page of a conversation, as the contract says. */
export async function listMessages(
  db: Database,
  { viewerId, now }: Reader,
  { conversationId, ...place }: Place & { conversationId: string },
): Promise<MessagesPage> {
  const read = async (page: keyof typeof messagePages, time: string) => {
    const rows = await readRows<MessageRow>(db, { ...messagePages[page], values: [conversationId, time] });
    const isWhole = rows.length <= messagesPageSize;
    return { isWhole, messages: rows.slice(0, messagesPageSize).map((row) => toMessage(row, viewerId, now)) };
  };
  const { before, after, at } = place;
  if (after !== undefined) {
    const { isWhole, messages } = await read('newer', after);
    return { messages, older: messages[0]?.createdAt ?? null, newer: isWhole ? null : timeOfLast(messages) };
  }
  const older = await read(at === undefined ? 'older' : 'upTo', at ?? before ?? 'infinity');
  const newer = at === undefined ? null : await read('newer', at);
  const messages = [...older.messages.toReversed(), ...(newer?.messages ?? [])];
  const isEnd = before === undefined && (newer === null || newer.isWhole);
  return {
    messages,
    older: older.isWhole ? null : (messages[0]?.createdAt ?? null),
    newer: isEnd ? null : timeOfLast(messages),
  };
}

function timeOfLast(messages: Message[]): string | null {
  return messages.at(-1)?.createdAt ?? null;
}

/** Returns a message as one of the two people of its conversation sees it. */
export async function findMessage(executor: Executor, { viewerId, now }: Reader, id: string): Promise<Message> {
  const { rows } = await executor.execute<MessageRow & Record<string, unknown>>(sql`
    select ${sql.raw(columns)} from messages m where m.id = ${id}`);
  const row = rows[0];
  if (row === undefined) throw new Error('A message was to be read that is not there.');
  return toMessage(row, viewerId, now);
}

function toMessage(row: MessageRow, viewerId: string, now: Date): Message {
  const deletedAt = row.deleted_at === null ? null : new Date(row.deleted_at);
  const written = { senderId: row.sender_id, createdAt: new Date(row.created_at), deletedAt };
  const until = editableUntil(viewerId, written, now);
  return {
    id: row.id,
    senderId: row.sender_id,
    content: row.content,
    attachments: (row.attachments ?? []).map(toAttachment),
    createdAt: isoOf(row.created_at),
    editedAt: row.edited_at && isoOf(row.edited_at),
    isDeleted: deletedAt !== null,
    editableUntil: until?.toISOString() ?? null,
    can: { edit: until !== null, delete: canDeleteMessage(viewerId, written) },
  };
}

function toAttachment(row: AttachmentRow): Attachment {
  return { id: row.id, bytes: row.bytes, picture: toPicture(row), fileName: row.fileName };
}
