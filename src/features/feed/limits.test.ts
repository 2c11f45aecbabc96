import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { draftsLimit, postsLimit } from './policy.ts';

const server = await startTestServer({ environment: { LIMIT_POSTS: '2' } });
const other = await startTestServer({ environment: { LIMIT_POSTS: '2' }, beside: server });
const tooMany = { code: 'TOO_MANY_REQUESTS', status: 429 };

const post = (content = 'Hallo') => ({ id: newId(), content });
const draft = () => ({ ...post(), isDraft: true });

test('a refused post over the hourly limit names the time of the next one in its author’s time zone', async () => {
  server.clock.set(new Date('2026-06-01T12:00:20Z'));
  const anna = await server.person();
  await anna.api.account.setTimeZone({ timeZone: 'America/Paramaribo' });
  await anna.api.feed.createPost(post());
  server.clock.advance({ seconds: 600 });
  await anna.api.feed.createPost(post());
  const refused = post('Te veel');

  await expect(anna.api.feed.createPost(refused)).rejects.toMatchObject({
    ...tooMany,
    message: 'Je hebt het afgelopen uur 2 posts geplaatst. Om 10:01 kun je weer posten.',
    data: { seconds: 3000, until: '2026-06-01T13:00:20.000Z' },
  });
  await expect(anna.api.feed.readPost({ id: refused.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  server.clock.advance({ seconds: 3000 });
  expect(await anna.api.feed.createPost(refused)).toMatchObject({ content: 'Te veel' });
});

test('repeats, edits and posts refused for another reason don’t count towards the limit', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [taken, first, second] = [await bram.api.feed.createPost(post()), post('Eerst'), post('Daarna')];
  await expect(anna.api.feed.createPost({ ...first, id: taken.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(anna.api.feed.createPost({ ...first, imageId: newId() })).rejects.toMatchObject({ code: 'UNKNOWN_IMAGE' });
  const stored = await Promise.all(Array.from({ length: 5 }, () => anna.api.feed.createPost(first)));
  await anna.api.feed.editPost({ id: first.id, content: 'Eerst dit', basedOn: stored[0]?.createdAt ?? '' });

  await anna.api.feed.createPost(second);

  await expect(anna.api.feed.createPost(post())).rejects.toMatchObject(tooMany);
  expect(await anna.api.feed.createPost(second)).toMatchObject({ content: 'Daarna' });
});

test('drafts have a count of their own, and one that is shared counts as a post', async () => {
  const anna = await server.person();
  const [first, second] = [await anna.api.feed.createPost(draft()), await anna.api.feed.createPost(draft())];
  await expect(anna.api.feed.createPost(draft())).rejects.toMatchObject({
    ...tooMany,
    message: expect.stringMatching(
      /^Je hebt het afgelopen uur 2 concepten bewaard\. (Om|Morgen om) \d\d:\d\d kun je weer een concept bewaren\.$/,
    ),
  });
  await anna.api.feed.createPost(post());
  await anna.api.feed.editPost({ id: first.id, content: 'Nu wel', basedOn: first.createdAt, publish: true });
  const sharing = { id: second.id, content: 'En dit', basedOn: second.createdAt };

  await expect(anna.api.feed.editPost({ ...sharing, publish: true })).rejects.toMatchObject(tooMany);

  expect(await anna.api.feed.readPost({ id: second.id })).toMatchObject({ content: 'Hallo', isDraft: true });
  expect(await anna.api.feed.editPost(sharing)).toMatchObject({ content: 'En dit', isDraft: true });
});

test('servers on one database share a limit; people do not', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const elsewhere = other.visitor();
  await elsewhere.api.accounts.signIn({ email: anna.email, password: anna.password });
  await anna.api.feed.createPost(post());

  await elsewhere.api.feed.createPost(post());

  await expect(anna.api.feed.createPost(post())).rejects.toMatchObject(tooMany);
  expect(await bram.api.feed.createPost(post())).toMatchObject({ content: 'Hallo' });
});

test('without a setting an hour takes 30 posts', async () => {
  const { services } = await startTestServer();

  expect(postsLimit(services.settings)).toMatchObject({ points: 30, seconds: 3600 });
  expect(draftsLimit(services.settings)).toMatchObject({ points: 30, seconds: 3600 });
});
