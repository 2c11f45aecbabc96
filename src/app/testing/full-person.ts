import { makeMeeting } from '../../features/agenda/factory.ts';
import { makeContactMessage } from '../../features/contact/factory.ts';
import { makeComment, makeLike, makePost } from '../../features/feed/factory.ts';
import { makeAttachment, makeConversation } from '../../features/messages/factory.ts';
import { makeDismissal, makeSuggestion } from '../../features/network/factory.ts';
import { makeNotification } from '../../features/notifications/factory.ts';
import { fullProject, makeProject } from '../../features/projects/factory.ts';
import { makeBlock } from '../../features/relations/factory.ts';
import { makeUpload } from '../../features/uploads/factory.ts';
import type { Person, TestServer } from './test-server.ts';

type FullPerson = {
  person: Person;
  stranger: Person;
  /** The stranger's post that the person liked and commented on. */
  post: { id: string };
};

/** Makes a person with a row in every table that belongs to people. A feature that adds a table adds a row here. */
export async function makeFullPerson(server: TestServer): Promise<FullPerson> {
  const { pool, db } = server.services;
  const [person, stranger] = [await server.person({ roles: ['talent'] }), await server.person()];
  const { id } = person;
  await person.api.account.requestEmailChange({ email: `nieuw-${person.email}`, password: person.password });
  const avatar = await makeUpload(server.services, { ownerId: id, kind: 'avatar' });
  await pool.query(`update profiles set avatar_id = $2, hourly_rate = 82.5, investment_min = 1000, skills = '{Rust}' where id = $1`, [
    id,
    avatar.id,
  ]);
  await pool.query(
    `insert into profile_entries (profile_id, kind, position, title, from_month) values ($1, 'education', 0, 'x', '2020-09-01')`,
    [id],
  );
  const [low, high] = [id, stranger.id].toSorted();
  await pool.query(`insert into connections (low_id, high_id, requester_id, status) values ($1, $2, $3, 'pending')`, [low, high, id]);
  const [suggested, blocked] = [await server.person(), await server.person()];
  await makeSuggestion(db, { to: id, of: suggested.id });
  await makeDismissal(db, { from: id, of: stranger.id });
  await makeBlock(db, { from: id, of: blocked.id });
  const image = await makeUpload(server.services, { ownerId: id });
  const own = await makePost(db, { authorId: id, imageId: image.id, imageAlt: 'Een tas.' });
  await makeLike(db, { postId: own.id, personId: stranger.id });
  const post = await makePost(db, { authorId: stranger.id });
  await makeLike(db, { postId: post.id, personId: id });
  await makeComment(db, { postId: post.id, authorId: id });
  await makeNotification(db, { personId: id, actorId: stranger.id });
  // Notifications of others about the person: alone, and together with somebody else.
  await makeNotification(db, { personId: stranger.id, kind: 'comment', actorId: id, excerpt: 'Van mij.' });
  await makeNotification(db, { personId: stranger.id, actorId: id, otherActorId: stranger.id, count: 2 });
  await pool.query(`insert into notification_preferences (person_id, kind, channel) values ($1, 'like', 'none')`, [id]);
  const { messageIds } = await makeConversation(db, { from: id, to: stranger.id, texts: ['Dag!'] });
  const document = await makeUpload(server.services, { ownerId: id, kind: 'document' });
  for (const messageId of messageIds) await makeAttachment(db, { messageId, uploadId: document.id });
  await pool.query('insert into message_preferences (person_id, shows_read_marks) values ($1, false)', [id]);
  await pool.query('insert into presence_preferences (person_id, is_shown) values ($1, false)', [id]);
  const startTime = new Date(server.clock.now().getTime() + 86_400_000);
  await makeMeeting(db, { organizerId: id, participantId: stranger.id, startTime, description: 'Over het plan', location: 'Antwerpen' });
  await person.api.calendar.renewCalendarAddress();
  await makeContactMessage(db, { accountId: id });
  const [banner, logo] = [
    await makeUpload(server.services, { ownerId: id, kind: 'project-image' }),
    await makeUpload(server.services, { ownerId: id, kind: 'project-image' }),
  ];
  const fields = fullProject();
  await makeProject(db, {
    ...fields,
    ...{ ownerId: id, imageId: banner.id, imageAlt: 'Een dak.', logoId: logo.id },
    raises: [{ amount: 500, statedAt: server.clock.now() }],
    earlierDates: fields.plan.milestones.map((each) => ({ milestoneId: each.id, changedAt: server.clock.now(), dueOn: '2026-12-01' })),
  });
  return { person, stranger, post };
}
