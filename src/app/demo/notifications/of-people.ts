import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { type Happened, happenedOf, timeOf } from './happened.ts';

type Act = { personId: string; at: number; actorId: string };

/** Reads the likes, comments, requests, messages and meetings of which these people are told. */
export async function readEventsOfPeople(db: Executor, people: string[]): Promise<Happened[]> {
  const likes = await db.execute<Act & { postId: string }>(sql`
    select p.author_id as "personId", ${timeOf(sql`l.created_at`)} as at, l.person_id as "actorId", p.id as "postId"
    from post_likes l join posts p on p.id = l.post_id where p.author_id in ${people}`);
  const comments = await db.execute<Act & { postId: string; commentId: string; text: string }>(sql`
    select p.author_id as "personId", ${timeOf(sql`c.created_at`)} as at, c.author_id as "actorId", p.id as "postId",
      c.id as "commentId", c.content as text
    from post_comments c join posts p on p.id = c.post_id where p.author_id in ${people}`);
  const asked = sql`case requester_id when low_id then high_id else low_id end`;
  const requests = await db.execute<Act>(sql`
    select ${asked} as "personId", ${timeOf(sql`created_at`)} as at, requester_id as "actorId"
    from connections where status = 'pending' and ${asked} in ${people}`);
  const accepted = await db.execute<Act>(sql`
    select requester_id as "personId", ${timeOf(sql`decided_at`)} as at, ${asked} as "actorId"
    from connections where status = 'accepted' and requester_id in ${people}`);
  // Reading a conversation takes its notification away.
  const messages = await db.execute<Act & { text: string }>(sql`
    select s.person_id as "personId", ${timeOf(sql`m.created_at`)} as at, m.sender_id as "actorId", m.content as text
    from conversation_sides s join messages m on m.conversation_id = s.conversation_id and m.sender_id = s.counterpart_id
    where s.person_id in ${people} and s.unread_count > 0 and m.created_at > coalesce(s.read_until, '-infinity')`);
  return [
    ...happenedOf(likes.rows, ({ actorId, postId }) => ({ kind: 'like', actorId, postId })),
    ...happenedOf(comments.rows, ({ actorId, postId, commentId, text }) => ({ kind: 'comment', actorId, postId, commentId, text })),
    ...happenedOf(requests.rows, ({ actorId }) => ({ kind: 'connection-request', actorId })),
    ...happenedOf(accepted.rows, ({ actorId }) => ({ kind: 'connection-accepted', actorId })),
    ...happenedOf(messages.rows, ({ actorId, text }) => ({ kind: 'message', actorId, text })),
    ...(await readEventsOfMeetings(db, people)),
  ];
}

async function readEventsOfMeetings(db: Executor, people: string[]): Promise<Happened[]> {
  type Meeting = Act & { meetingId: string; title: string };
  const invited = await db.execute<Meeting>(sql`
    select participant_id as "personId", ${timeOf(sql`created_at`)} as at, organizer_id as "actorId", id as "meetingId", title
    from meetings where participant_id in ${people}`);
  const answered = await db.execute<Meeting & { status: 'confirmed' | 'declined' }>(sql`
    select organizer_id as "personId", ${timeOf(sql`updated_at`)} as at, participant_id as "actorId", id as "meetingId", title, status
    from meetings where organizer_id in ${people} and status in ('confirmed', 'declined')`);
  return [
    ...happenedOf(invited.rows, ({ actorId, meetingId, title }) => ({ kind: 'meeting-invited', actorId, meetingId, title })),
    ...happenedOf(answered.rows, ({ actorId, meetingId, title, status }) => ({ kind: `meeting-${status}`, actorId, meetingId, title })),
  ];
}
