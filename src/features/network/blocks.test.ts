import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeComment, makePost } from '../feed/factory.ts';
import { makeConnection } from '../relations/factory.ts';
import { makeUpload } from '../uploads/factory.ts';

// The same two people ask each other hundreds of times, and no mail tells of it.
const server = await startTestServer({ tasks: [], environment: { LIMIT_CONNECTION_REQUESTS: '1000' } });
const { db, pool } = server.services;

/** Two people of whom the first blocks the second; `sides` has the pair in both orders. */
async function blockedPair(): Promise<{ blocker: Person; blocked: Person; sides: [Person, Person][] }> {
  const [blocker, blocked] = [await server.person({ firstName: 'Anna' }), await server.person({ firstName: 'Bram' })];
  await blocker.api.network.blockPerson({ id: blocked.id });
  return {
    blocker,
    blocked,
    sides: [
      [blocker, blocked],
      [blocked, blocker],
    ],
  };
}

const nobody = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze persoon bestaat niet (meer).' } };

test('a block ends the connection, and neither can ask, answer, be read or be suggested', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });

  await anna.api.network.blockPerson({ id: bram.id });
  expect(await anna.api.network.blockPerson({ id: bram.id })).toEqual({ ok: true });

  for (const [one, other] of [
    [anna, bram],
    [bram, anna],
  ] as const) {
    expect((await one.api.network.listConnections({})).people).toEqual([]);
    expect(await one.send('PUT', `/api/network/people/${other.id}/request`)).toEqual(nobody);
    expect(await one.send('GET', `/api/network/people/${other.id}`)).toEqual(nobody);
    expect(await one.send('GET', `/api/network/people/${other.id}/shared-connections`)).toEqual(nobody);
    expect(await one.send('PUT', `/api/network/suggestions/${other.id}/dismissal`)).toEqual(nobody);
    expect((await one.api.network.listSuggestions({})).suggestions.map(({ person }) => person.id)).not.toContain(other.id);
  }
});

test('a suggestion from before the block is not shown any more', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const suggested = async (to: Person) => (await to.api.network.listSuggestions({})).suggestions.map(({ person }) => person.id);
  expect(await suggested(anna)).toContain(bram.id);
  expect(await suggested(bram)).toContain(anna.id);

  await anna.api.network.blockPerson({ id: bram.id });

  expect(await suggested(anna)).not.toContain(bram.id);
  expect(await suggested(bram)).not.toContain(anna.id);
});

test('a block removes an open request, whoever sent it', async () => {
  for (const turn of [0, 1]) {
    const [anna, bram] = [await server.person(), await server.person()];
    const [blocker, other] = turn === 0 ? [anna, bram] : [bram, anna];
    await anna.api.network.requestConnection({ id: bram.id });

    await blocker.api.network.blockPerson({ id: other.id });

    expect(await bram.send('PUT', `/api/network/people/${anna.id}/acceptance`)).toMatchObject({ status: 404 });
    expect((await anna.api.network.listRequests({ direction: 'sent' })).people).toEqual([]);
    expect(await bram.api.network.readCounts({})).toMatchObject({ requests: 0 });
  }
});

test('a declined person can’t shorten the 30 days by a block', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });
  await bram.api.network.declineRequest({ id: anna.id });

  await anna.api.network.blockPerson({ id: bram.id });
  await anna.api.network.unblockPerson({ id: bram.id });

  expect(await anna.send('PUT', `/api/network/people/${bram.id}/request`)).toMatchObject({ status: 409, body: { code: 'TOO_SOON' } });
});

test('profiles don’t exist either way', async () => {
  const { sides } = await blockedPair();
  for (const [one, other] of sides) expect(await one.send('GET', `/api/profiles/${other.id}`)).toEqual(nobody);
});

test('posts are in no feed, on no page and in no count of new ones, and can be neither liked nor commented on', async () => {
  const { sides } = await blockedPair();
  for (const [one, other] of sides) {
    const { id } = await makePost(db, { authorId: other.id });
    const gone = { status: 404, body: { code: 'NOT_FOUND', message: 'Deze post bestaat niet (meer).' } };
    const before = await one.api.feed.countNewPosts({});

    expect((await one.api.feed.listPosts({})).posts.map((post) => post.id)).not.toContain(id);
    expect(await one.send('GET', `/api/posts/${id}`)).toEqual(gone);
    expect(await one.send('PUT', `/api/posts/${id}/like`)).toEqual(gone);
    expect(await one.send('DELETE', `/api/posts/${id}/like`)).toEqual(gone);
    expect(await one.send('GET', `/api/posts/${id}/comments`)).toEqual(gone);
    expect(await one.send('POST', `/api/posts/${id}/comments`, { commentId: newId(), content: 'Hallo' })).toEqual(gone);
    await makePost(db, { authorId: other.id });
    expect(await one.api.feed.countNewPosts({})).toEqual(before);
    const { rows } = await pool.query(
      'select 1 from post_likes where post_id = $1 union all select 1 from post_comments where post_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  }
});

test('a like or comment from before the block can’t be reached through the other’s post', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makePost(db, { authorId: anna.id });
  const { id: commentId } = await makeComment(db, { postId: id, authorId: bram.id });
  await bram.api.feed.likePost({ id });

  await anna.api.network.blockPerson({ id: bram.id });

  expect(await bram.send('DELETE', `/api/posts/${id}/like`)).toMatchObject({ status: 404 });
  expect(await bram.send('PUT', `/api/comments/${commentId}`, { content: 'Anders' })).toMatchObject({ status: 404 });
  expect((await anna.api.comments.listComments({ id })).comments).toEqual([]);
  expect(await anna.api.feed.readPost({ id })).toMatchObject({ likesCount: 1, commentsCount: 1 });
});

test('under a third person’s post neither reads the other’s comments, and everyone else reads both', async () => {
  const { blocker, blocked } = await blockedPair();
  const third = await server.person();
  const { id } = await makePost(db, { authorId: third.id });
  const [own, others] = [
    await makeComment(db, { postId: id, authorId: blocker.id }),
    await makeComment(db, { postId: id, authorId: blocked.id }),
  ];
  const read = async (person: Person) => (await person.api.comments.listComments({ id })).comments.map((comment) => comment.id);

  expect(await read(blocker)).toEqual([own.id]);
  expect(await read(blocked)).toEqual([others.id]);
  expect(await read(third)).toEqual([own.id, others.id]);
});

test('a feed that is full of a blocked person’s posts still pages through all others', async () => {
  const { blocker, blocked } = await blockedPair();
  const third = await server.person();
  const expected: string[] = [];
  for (let place = 0; place < 30; place += 1) {
    await makePost(db, { authorId: blocked.id });
    expected.push((await makePost(db, { authorId: third.id })).id);
  }

  const first = await blocker.api.feed.listPosts({});
  const second = await blocker.api.feed.listPosts({ before: first.next ?? undefined });

  expect(first.posts).toHaveLength(20);
  const read = [...first.posts, ...second.posts].map(({ id }) => id);
  expect(read.slice(0, 30).toSorted()).toEqual(expected.toSorted());
});

test('the list of blocked people is one’s own, by name alone, and unblocking lets them meet again', async () => {
  const { blocker, blocked } = await blockedPair();
  const work = { jobTitle: '', company: '', roles: [], location: '', openToWork: false };
  const person = { id: blocked.id, firstName: 'Bram', lastName: 'Janssens', avatarId: null, ...work };
  expect((await blocker.api.network.listBlocked({})).people).toMatchObject([{ person }]);
  expect((await blocked.api.network.listBlocked({})).people).toEqual([]);

  const notBlocked = { status: 404, body: { code: 'NOT_FOUND', message: 'Je hebt deze persoon niet (meer) geblokkeerd.' } };
  expect(await blocked.send('DELETE', `/api/network/people/${blocker.id}/block`)).toEqual(notBlocked);
  await blocker.api.network.unblockPerson({ id: blocked.id });

  expect((await blocker.api.network.listBlocked({})).people).toEqual([]);
  expect(await blocked.api.network.requestConnection({ id: blocker.id })).toEqual({ ok: true });
});

test('pictures of whoever blocks aren’t served to whom they block; the other way they are, for the list of blocked people', async () => {
  const { blocker, blocked } = await blockedPair();
  const [theirs, own] = [
    await makeUpload(server.services, { ownerId: blocker.id, kind: 'avatar' }),
    await makeUpload(server.services, { ownerId: blocked.id, kind: 'avatar' }),
  ];
  const statusOf = async (viewer: Person, id: string) => (await viewer.fetch(`/uploads/${id}/480.webp`)).status;

  expect(await statusOf(blocked, theirs.id)).toBe(404);
  expect(await statusOf(blocker, own.id)).toBe(200);
  expect(await statusOf(await server.person(), theirs.id)).toBe(200);
});

test('a blocked person can’t block back or see their blocker, until the block is lifted', async () => {
  const { blocker, blocked } = await blockedPair();
  expect(await blocked.send('PUT', `/api/network/people/${blocker.id}/block`)).toEqual(nobody);
  expect((await blocked.api.network.listBlocked({})).people).toEqual([]);

  await blocker.api.network.unblockPerson({ id: blocked.id });
  expect(await blocked.api.network.blockPerson({ id: blocker.id })).toEqual({ ok: true });

  expect(await blocker.send('GET', `/api/profiles/${blocked.id}`)).toEqual(nobody);
});

test('two people block each other at the same moment: one succeeds', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  const answers = await Promise.all([
    anna.send('PUT', `/api/network/people/${bram.id}/block`),
    bram.send('PUT', `/api/network/people/${anna.id}/block`),
  ]);

  expect(answers.toSorted((one, other) => one.status - other.status)).toEqual([{ status: 200, body: { ok: true } }, nobody]);
});

test('nobody can block themselves or a missing person', async () => {
  const anna = await server.person();
  const self = { code: 'SELF', message: 'Je kunt jezelf niet blokkeren' };
  expect(await anna.send('PUT', `/api/network/people/${anna.id}/block`)).toEqual({ status: 422, body: self });
  expect(await anna.send('PUT', `/api/network/people/${newId()}/block`)).toEqual(nobody);
});

test('a request that is accepted while one blocks the other never leaves both, 100 times', async () => {
  const race = async () => {
    const [anna, bram] = [await server.person(), await server.person()];
    for (let round = 0; round < 25; round += 1) {
      await anna.api.network.requestConnection({ id: bram.id });

      const answers = await Promise.all([
        bram.send('PUT', `/api/network/people/${anna.id}/acceptance`),
        anna.send('PUT', `/api/network/people/${bram.id}/block`),
        bram.send('PUT', `/api/network/people/${anna.id}/request`),
      ]);

      expect(answers[1]).toEqual({ status: 200, body: { ok: true } });
      expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
      const { rows } = await pool.query('select status from connections where low_id in ($1, $2)', [anna.id, bram.id]);
      expect(rows).toEqual([]);
      await anna.api.network.unblockPerson({ id: bram.id });
    }
  };

  // Four pairs at once.
  await Promise.all([race(), race(), race(), race()]);
}, 60_000);

test('the database itself keeps a block and a connection apart', async () => {
  const { blocker, blocked } = await blockedPair();

  await expect(makeConnection(db, { from: blocker.id, to: blocked.id })).rejects.toMatchObject({
    cause: { constraint: 'connections_not_blocked' },
  });
});
