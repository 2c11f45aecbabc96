import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { hashSessionToken } from '../../src/features/accounts/commands/sessions.ts';
import { showProgress } from '../progress.ts';
import { createConversations } from './conversations.ts';
import { createNotifications } from './notifications.ts';
import type { World } from './world.ts';

type Value = string | number | boolean | null;

/** Copies a world into empty tables, in the order of the foreign keys and with every constraint checked. */
export async function loadWorld(client: pg.Client, world: World): Promise<void> {
  await copy(client, 'accounts (id, email, email_verified, created_at)', world.people, function* (index) {
    const { id, createdAt } = world.person(index);
    yield [id, `persoon-${index}@kiem.localhost`, true, createdAt];
  });
  await copy(client, 'profiles (id, first_name, last_name, job_title, company, roles, created_at)', world.people, function* (index) {
    const { id, firstName, lastName, jobTitle, company, role, createdAt } = world.person(index);
    yield [id, firstName, lastName, jobTitle, company, `{${role}}`, createdAt];
  });
  await copy(client, 'sessions (id, token, account_id, expires_at)', world.signedInPeople, function* (index) {
    const { id, token } = world.session(index);
    yield [id, hashSessionToken(token), world.personId(index), '2100-01-01T00:00:00Z'];
  });
  await copy(client, 'posts (id, author_id, content, is_published, likes_count, created_at)', world.posts, function* (index) {
    const { id, authorId, content, isPublished, likesCount, createdAt } = world.post(index);
    yield [id, authorId, content, isPublished, likesCount, createdAt];
  });
  await copy(client, 'post_likes (post_id, person_id, created_at)', world.posts, function* (index) {
    const { id, createdAt } = world.post(index);
    for (const person of world.likersOf(index)) yield [id, world.personId(person), createdAt];
  });
  await loadConversations(client, world);
  await loadNotifications(client, world);
  // Likes that were folded leave their pages.
  await client.query('insert into post_like_changes (post_id, change) select id, 1 from posts limit 2000');
  await client.query('delete from post_like_changes');
  // Creates planner statistics and visibility maps, as a database in use has them.
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

async function loadNotifications(client: pg.Client, world: World): Promise<void> {
  const notifications = createNotifications(world);
  const columns = 'id, person_id, kind, subject_id, actor_id, other_actor_id, count, excerpt, action_url, read_at, created_at';
  await copy(client, `notifications (${columns})`, world.people, function* (person) {
    for (const each of notifications.of(person)) {
      const { id, kind, subjectId, actorId, otherActorId, count, excerpt, actionUrl, readAt, at } = each;
      yield [
        id,
        each.personId,
        kind,
        subjectId,
        actorId,
        otherActorId,
        count,
        excerpt,
        actionUrl,
        readAt === null ? null : iso(readAt),
        iso(at),
      ];
    }
  });
}

async function loadConversations(client: pg.Client, world: World): Promise<void> {
  const { count, conversation, sidesOf, messagesOf } = createConversations(world);
  await copy(client, 'conversations (id, low_id, high_id, created_at)', count, function* (index) {
    const { id, low, high, lastAt } = conversation(index);
    yield [id, low, high, iso(lastAt)];
  });
  const columns = 'conversation_id, person_id, counterpart_id, state, unread_count, last_message_id, last_message_at';
  await copy(client, `conversation_sides (${columns})`, count, function* (index) {
    for (const { conversationId, personId, counterpartId, state, unread, lastId, lastAt } of sidesOf(index)) {
      yield [conversationId, personId, counterpartId, state, unread, lastId, iso(lastAt)];
    }
  });
  await copy(client, 'messages (id, conversation_id, sender_id, content, created_at)', count, function* (index) {
    for (const { id, conversationId, senderId, content, at } of messagesOf(index)) yield [id, conversationId, senderId, content, iso(at)];
  });
}

/** Streams the rows of this many things into a table. */
export async function copy(client: pg.Client, table: string, things: number, rowsOf: (index: number) => Iterable<Value[]>): Promise<void> {
  const name = table.split(' ', 1)[0] ?? table;
  const progress = showProgress(name, things);
  let rows = 0;
  function* lines(): Generator<string> {
    let batch = '';
    for (let index = 0; index < things; index += 1) {
      for (const row of rowsOf(index)) {
        batch += `${row.map(escapeValue).join('\t')}\n`;
        rows += 1;
      }
      if (batch.length > 65_536) {
        yield batch;
        batch = '';
        progress.update(index);
      }
    }
    yield batch;
  }
  await pipeline(Readable.from(lines()), client.query(copyFrom(`copy ${table} from stdin`)));
  progress.finish(`${rows.toLocaleString('en')} rows`);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeValue(value: Value): string {
  if (value === null) return '\\N';
  return typeof value === 'string' ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : String(value);
}
