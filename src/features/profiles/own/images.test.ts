import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makePost } from '../../feed/factory.ts';
import { makeUpload } from '../../uploads/factory.ts';

const server = await startTestServer();
const { services } = server;

test('a new picture shows on the profile, in the header and in lists', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const avatar = await makeUpload(services, { ownerId: anna.id, kind: 'avatar' });
  const cover = await makeUpload(services, { ownerId: anna.id, kind: 'cover' });
  const { id } = await makePost(services.db, { authorId: anna.id });

  expect(await anna.api.profile.setAvatar({ imageId: avatar.id })).toMatchObject({ person: { avatarId: avatar.id }, version: 1 });
  expect(await anna.api.profile.setCover({ imageId: cover.id })).toMatchObject({ cover: { id: cover.id, width: 480, height: 320 } });

  expect(await anna.api.profiles.readMe()).toMatchObject({ avatarId: avatar.id });
  expect(await bram.api.profiles.readProfile({ id: anna.id })).toMatchObject({
    person: { avatarId: avatar.id },
    details: { cover: { id: cover.id } },
  });
  const { posts } = await bram.api.feed.listPosts({});
  expect(posts.find((post) => post.id === id)?.author.avatarId).toBe(avatar.id);
});

test('setting a new picture removes the previous one', async () => {
  const anna = await server.person();
  const [first, second] = [
    await makeUpload(services, { ownerId: anna.id, kind: 'avatar' }),
    await makeUpload(services, { ownerId: anna.id, kind: 'avatar' }),
  ];
  await anna.api.profile.setAvatar({ imageId: first.id });
  await anna.api.profile.setAvatar({ imageId: first.id });
  expect((await anna.fetch(`/uploads/${first.id}/480.webp`)).status).toBe(200);

  await anna.api.profile.setAvatar({ imageId: second.id });

  expect((await anna.fetch(`/uploads/${first.id}/480.webp`)).status).toBe(404);
  expect((await anna.fetch(`/uploads/${second.id}/480.webp`)).status).toBe(200);
  expect(await anna.api.profile.setAvatar({ imageId: null })).toMatchObject({ person: { avatarId: null } });
  expect((await anna.fetch(`/uploads/${second.id}/480.webp`)).status).toBe(404);
});

test("a picture that is someone else's, of another kind or gone is refused, and the one before stays", async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const own = await makeUpload(services, { ownerId: anna.id, kind: 'avatar' });
  await anna.api.profile.setAvatar({ imageId: own.id });
  const others = [
    (await makeUpload(services, { ownerId: bram.id, kind: 'avatar' })).id,
    (await makeUpload(services, { ownerId: anna.id, kind: 'cover' })).id,
    newId(),
  ];

  for (const imageId of others) {
    await expect(anna.api.profile.setAvatar({ imageId })).rejects.toMatchObject({
      code: 'UNKNOWN_IMAGE',
      message: 'Deze afbeelding is er niet meer. Kies ze opnieuw.',
    });
  }
  expect(await anna.api.profiles.readMe()).toMatchObject({ avatarId: own.id });
});
