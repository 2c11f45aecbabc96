import pg from 'pg';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { suspendAccount } from '../features/accounts/commands/suspend.ts';
import { deleteAccount } from '../features/accounts/own/commands/delete-account.ts';
import { makeMeeting } from '../features/agenda/factory.ts';
import { makeDeck } from '../features/decks/factory.ts';
import { makeLink, makeRelease } from '../features/decks/links/factory.ts';
import { makeComment, makePost } from '../features/feed/factory.ts';
import { makeApplication } from '../features/jobs/applications/factory.ts';
import { makeJob } from '../features/jobs/factory.ts';
import { makeMatch } from '../features/matches/factory.ts';
import { makeConversation } from '../features/messages/factory.ts';
import { makeNotification } from '../features/notifications/factory.ts';
import { makeAdmission } from '../features/projects/admissions/factory.ts';
import { makeProject, makeRole } from '../features/projects/factory.ts';
import { makeInterest } from '../features/projects/interests/factory.ts';
import { makeMember } from '../features/projects/members/factory.ts';
import { makeQuestion } from '../features/projects/questions/factory.ts';
import { makeBlock, makeConnection } from '../features/relations/factory.ts';
import { publicTalent, talent, talentIdOf } from '../features/talent/factory.ts';
import { makeTalentInvitation } from '../features/talent/invitations/factory.ts';
import { makeUpload } from '../features/uploads/factory.ts';
import { newId } from '../platform/ids.ts';
import { personalData } from './personal-data.ts';
import { accessRows } from './testing/access-rows.ts';
import { isReadOfEvents } from './testing/asked-statements.ts';
import { callRest } from './testing/call-procedure.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import type { Hidden } from './testing/procedure-rows.ts';
import { type Person, startTestServer } from './testing/test-server.ts';
import { noteWrites } from './testing/written.ts';

// Without tasks, nothing but the tested call writes.
const server = await startTestServer({ tasks: [], environment: { LIMIT_CONNECTION_REQUESTS: '1000', LIMIT_MEETINGS: '1000' } });
const { clock, services } = server;
const { db, pool } = services;

const histories = {
  connected: (viewer: Person, other: Person) => makeConnection(db, { from: viewer.id, to: other.id }),
  asked: (viewer: Person, other: Person) => makeConnection(db, { from: other.id, to: viewer.id, status: 'pending' }),
  blocked: (viewer: Person, other: Person) => makeBlock(db, { from: viewer.id, of: other.id }),
};

const hidings = {
  'blocked the viewer': (viewer: Person, other: Person) => makeBlock(db, { from: other.id, of: viewer.id }),
  'is suspended': (_viewer: Person, other: Person) => suspendAccount(db, other.email, clock.now()),
  'has left': (_viewer: Person, other: Person) => deleteAccount(services, other.id, personalData),
};

async function hide(history: keyof typeof histories, how: keyof typeof hidings): Promise<{ viewer: Person; hidden: Hidden }> {
  const [viewer, other, third] = [
    await server.person(talent({ roles: ['investor', 'talent'] })),
    await server.person(publicTalent()),
    await server.person(),
  ];
  const startTime = new Date(clock.now().getTime() + 172_800_000);
  const post = await makePost(db, { authorId: other.id });
  const elsewhere = await makePost(db, { authorId: third.id });
  const { messageIds } = await makeConversation(db, { from: other.id, to: viewer.id, texts: ['Dag!', 'Hallo'], lastAt: clock.now() });
  const role = makeRole();
  const own = await makeProject(db, { ownerId: viewer.id });
  const theirs = await makeProject(db, { ownerId: other.id, roles: [role] });
  for (const { id: projectId } of [own, theirs]) await makeRelease(db, { projectId });
  const createdAt = clock.now();
  const ownJob = await makeJob(db, { posterId: viewer.id });
  const theirJob = await makeJob(db, { posterId: other.id });
  const hidden: Hidden = {
    id: other.id,
    postId: post.id,
    commentId: (await makeComment(db, { postId: elsewhere.id, authorId: other.id })).id,
    ownCommentId: (await makeComment(db, { postId: post.id, authorId: viewer.id })).id,
    avatarId: (await makeUpload(services, { ownerId: other.id, kind: 'avatar' })).id,
    messageId: messageIds[0] ?? '',
    ownMessageId: messageIds[1] ?? '',
    meetingId: (await makeMeeting(db, { organizerId: other.id, participantId: viewer.id, startTime })).id,
    ownMeetingId: (await makeMeeting(db, { organizerId: viewer.id, participantId: other.id, startTime })).id,
    notificationId: (await makeNotification(db, { personId: viewer.id, actorId: other.id })).id,
    projectId: theirs.id,
    ownProjectId: own.id,
    deckVersionId: (await makeDeck(db, { projectId: theirs.id })).versionId,
    roleId: role.id,
    questionId: (await makeQuestion(db, { projectId: own.id, askerId: other.id })).id,
    ownQuestionId: (await makeQuestion(db, { projectId: theirs.id, askerId: viewer.id })).id,
    jobId: theirJob.id,
    applicationId: (await makeApplication(db, { job: ownJob, applicantId: other.id })).id,
    ownApplicationId: (await makeApplication(db, { job: theirJob, applicantId: viewer.id })).id,
    deckLinkId: (await makeLink(db, { projectId: theirs.id, personId: viewer.id, createdAt })).id,
    ownDeckLinkId: (await makeLink(db, { projectId: own.id, personId: other.id, createdAt })).id,
    ownJobId: ownJob.id,
    talentId: await talentIdOf(db, other),
    ownTalentId: await talentIdOf(db, viewer),
    invitationToId: (await makeTalentInvitation(db, { jobId: theirJob.id, inviterId: other.id, personId: viewer.id })).id,
  };
  const [jobId, talentId, ownTalentId] = [hidden.jobId, hidden.talentId, hidden.ownTalentId];
  await makeMatch(db, { jobId: ownJob.id, talentId, posterId: viewer.id, personId: other.id });
  await makeMatch(db, { jobId, talentId: ownTalentId, posterId: other.id, personId: viewer.id });
  await makeInterest(db, { roleId: role.id, personId: viewer.id });
  await makeAdmission(db, { projectId: hidden.projectId, personId: viewer.id });
  await makeAdmission(db, { projectId: hidden.ownProjectId, personId: other.id });
  await makeMember(db, { projectId: hidden.projectId, personId: viewer.id, status: 'asked' });
  await makeMember(db, { projectId: hidden.ownProjectId, personId: other.id });
  await histories[history](viewer, other);
  await hidings[how](viewer, other);
  return { viewer, hidden };
}

// 'blocked, blocked the viewer' is left out: viewers see and lift their own block, even of somebody who blocks them too.
const ways = [
  ['connected', 'blocked the viewer'],
  ['asked', 'blocked the viewer'],
  ['connected', 'is suspended'],
  ['asked', 'is suspended'],
  ['blocked', 'is suspended'],
  ['connected', 'has left'],
  ['blocked', 'has left'],
] as const;
const scenes = await Promise.all(ways.map(async ([history, how]) => ({ way: `${history}, ${how}`, ...(await hide(history, how)) })));

const unknown: Hidden = {
  ...{ id: newId(), postId: newId(), commentId: newId(), ownCommentId: newId(), avatarId: newId() },
  ...{ messageId: newId(), ownMessageId: newId(), meetingId: newId(), ownMeetingId: newId(), notificationId: newId() },
  ...{ projectId: newId(), ownProjectId: newId(), roleId: newId(), deckVersionId: newId(), questionId: newId(), ownQuestionId: newId() },
  ...{
    jobId: newId(),
    ownJobId: newId(),
    applicationId: newId(),
    ownApplicationId: newId(),
    talentId: newId(),
    ownTalentId: newId(),
    invitationToId: newId(),
    deckLinkId: newId(),
    ownDeckLinkId: newId(),
  },
};
const stranger = await server.person();
const written = await noteWrites(pool);

/** Every statement that this process sends to a database. */
const sent = vi.spyOn(pg.Client.prototype, 'query');
/** The connections of requests, through which live events are read too. The queue has a pool of its own. */
const ofRequests = new WeakSet<object>();
pool.on('acquire', (client) => ofRequests.add(client));
function isOfRequest(call: unknown[], place: number): boolean {
  const client = sent.mock.contexts[place];
  return client instanceof pg.Client && ofRequests.has(client) && !isReadOfEvents(call);
}

/** Headers that differ from one answer to the next, whatever is asked. */
const ofOneAnswer = ['date', 'x-request-id'];

/** Calls a procedure and returns the answer, the written tables and the number of statements. Counters of limits may be written. */
async function ask(viewer: Person, name: string, input: Record<string, unknown>) {
  await written.forget();
  sent.mockClear();
  const response = await callRest(viewer, name, input);
  const statements = sent.mock.calls.filter(isOfRequest).length;
  const tables = (await written.tables()).filter((table) => table !== 'rate_limits');
  const headers = [...response.headers].filter(([header]) => !ofOneAnswer.includes(header));
  return { answer: { status: response.status, headers, body: await response.json(), tables }, statements };
}

/** A write may lock the people or read the thing before it finds that the viewer can't see it. */
const mostMoreStatements = 3;

const withIds = [...contractProcedures].filter(
  ([
    ,
    {
      '~orpc': { inputSchema },
    },
  ]) => {
    if (!(inputSchema instanceof z.ZodType)) return false;
    return JSON.stringify(z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' })).includes('"format":"uuid"');
  },
);

test('every row of a procedure with an id in its input, and no other, covers hidden people', () => {
  const named = [...accessRows].flatMap(([name, { hidden }]) => (hidden === undefined ? [] : [name]));

  expect(named.toSorted()).toEqual(withIds.map(([name]) => name).toSorted());
});

const rows = [...accessRows].flatMap(([name, { hidden }]) => (typeof hidden === 'function' ? [{ name, inputsFor: hidden }] : []));

test.each(rows)(
  '$name answers about a hidden person as about an unknown id, with about the same work, and writes nothing',
  async ({ name, inputsFor }) => {
    for (const [place, input] of inputsFor(unknown, server).entries()) {
      const nobody = await ask(stranger, name, input);
      expect(nobody.answer.tables).toEqual([]);
      expect(nobody.statements).toBeGreaterThan(0);
      for (const { way, viewer, hidden } of scenes) {
        const { answer, statements } = await ask(viewer, name, inputsFor(hidden, server)[place] ?? {});
        expect({ way, ...answer }).toEqual({ way, ...nobody.answer });
        expect(Math.abs(statements - nobody.statements)).toBeLessThanOrEqual(mostMoreStatements);
      }
    }
  },
);
