import { boundWork, boundWorkOfEach } from '../../../platform/server/bounded-work.ts';
import type { Database } from '../../../platform/server/database.ts';
import { expressionOf, wordsOf } from '../../../platform/server/folded-text.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { readRows } from '../../../platform/server/read-rows.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql } from '../../relations/queries.ts';
import type { FoundMessage } from '../contract.ts';

const searchPageSize = 20;

type FoundRow = PersonRow & { id: string; is_own: boolean; excerpt: string; created_at: string };

/**
 * SQL of a search in the conversations of $1: messages that contain every word, before the cursor ($2, $3), the newest
 * first. The words are regular expressions from $4 on. Reads only the viewer's own messages, so its cost doesn't grow with
 * the others'. The excerpt begins a little before the first word.
 */
export function searchSql(words: number): string {
  const matches = Array.from({ length: words }, (_, word) => `m.content ~ $${4 + word}`);
  return `
select m.id, m.created_at, m.sender_id = $1 as is_own,
  regexp_replace(substr(m.content, greatest(strpos(m.content, substring(m.content from $4)) - 40, 1), 140), '\\s+', ' ', 'g') as excerpt,
  ${personColumns('p', '$1')}
from (
  select m.id, m.created_at, m.sender_id, m.content, s.counterpart_id
  from conversation_sides s join messages m on m.conversation_id = s.conversation_id
  where s.person_id = $1 and s.state <> 'ignored' and m.deleted_at is null and (m.created_at, m.id) < ($2::timestamptz, $3::uuid)
    and ${canSeeSql('s.counterpart_id', '$1')} and ${matches.join(' and ')}
  order by m.created_at desc, m.id desc
  limit ${searchPageSize + 1}
) m join profiles p on p.id = m.counterpart_id
order by m.created_at desc, m.id desc`;
}

type Search = { search: string; after?: string };
type Found = { messages: FoundMessage[]; next: string | null };

/** A search reads all of a viewer's messages. Each person's searches run one by one, and leave connections for other work. */
const oneByOne = boundWorkOfEach({ running: 1, waiting: 3, inAll: 55 });
const some = boundWork({ running: 5, waiting: 50 });

/** Returns a page of a viewer's messages that contain every word. */
export function searchMessages(db: Database, viewerId: string, search: Search): Promise<Found> {
  return oneByOne(viewerId, () => some(() => findMessages(db, viewerId, search)));
}

async function findMessages(db: Database, viewerId: string, { search, after }: Search): Promise<Found> {
  const words = [...new Set(wordsOf(search))];
  const values = [viewerId, ...beginAfter(after), ...words.map(expressionOf)];
  const rows = await readRows<FoundRow>(db, { text: searchSql(words.length), values });
  const messages = rows.slice(0, searchPageSize).map((row) => ({
    id: row.id,
    person: toPerson(row),
    isOwn: row.is_own,
    excerpt: row.excerpt,
    createdAt: isoOf(row.created_at),
  }));
  const last = messages.at(-1);
  return { messages, next: rows.length > searchPageSize && last !== undefined ? `${last.createdAt}_${last.id}` : null };
}
