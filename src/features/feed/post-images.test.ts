import { expect, test } from 'vitest';
import { exportedOf } from '../../app/testing/exported.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeUpload } from '../uploads/factory.ts';
import { feedPersonalData } from './personal-data.ts';

const server = await startTestServer();
const { services } = server;

const unknownImage = { status: 422, body: { code: 'UNKNOWN_IMAGE', message: 'Deze afbeelding is er niet meer. Kies ze opnieuw.' } };

test('a post with a picture shows it to others, with its description', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const post = await anna.api.feed.createPost({ id: newId(), content: 'Af!', imageId: id, imageAlt: ' Een klapstoel. ' });

  expect(post.image).toEqual({ id, width: 480, height: 320, widths: [480], alt: 'Een klapstoel.' });
  const { posts } = await bram.api.feed.listPosts({});
  expect(posts.find((other) => other.id === post.id)?.image).toEqual(post.image);
  expect((await bram.fetch(`/uploads/${id}/480.webp`)).status).toBe(200);
  expect((await server.visitor().fetch(`/uploads/${id}/480.webp`)).status).toBe(404);
});

test('a picture needs no text', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const answer = await anna.send('POST', '/api/posts', { id: newId(), imageId: id });

  expect(answer).toMatchObject({ status: 201, body: { content: '', image: { id, alt: '' } } });
});

test('a description of no picture is not kept', async () => {
  const anna = await server.person();
  const { id } = await anna.api.feed.createPost({ id: newId(), content: 'Hallo', imageAlt: 'Niets.' });

  const { rows } = await services.pool.query('select image_alt from posts where id = $1', [id]);
  expect(rows).toEqual([{ image_alt: '' }]);
});

test('only a post picture of its author is taken', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const images = [
    (await makeUpload(services, { ownerId: bram.id })).id,
    (await makeUpload(services, { ownerId: anna.id, kind: 'avatar' })).id,
    (await makeUpload(services, { ownerId: anna.id, kind: 'document' })).id,
    newId(),
  ];
  for (const imageId of images) {
    const id = newId();
    expect(await anna.send('POST', '/api/posts', { id, content: 'Kijk', imageId })).toEqual(unknownImage);
    const { rows } = await services.pool.query('select 1 from posts where id = $1', [id]);
    expect(rows).toEqual([]);
  }
});

test('a description that is too long is refused', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const answer = await anna.send('POST', '/api/posts', { id: newId(), imageId: id, imageAlt: 'a'.repeat(301) });

  expect(answer).toMatchObject({ status: 400, body: { message: 'Een beschrijving heeft hoogstens 300 tekens.' } });
});

test('repeats of a post with a picture make one, also when the picture went in between', async () => {
  const anna = await server.person();
  const { id: imageId } = await makeUpload(services, { ownerId: anna.id });
  const post = { id: newId(), content: 'Eén keer.', imageId };

  const answers = await Promise.all(Array.from({ length: 10 }, () => anna.api.feed.createPost(post)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);

  await services.pool.query('delete from uploads where id = $1', [imageId]);
  expect(await anna.api.feed.createPost(post)).toEqual({ ...answers[0], image: null });
});

test("a person's export names the picture of a post and its description", async () => {
  const anna = await server.person();
  const { id: imageId } = await makeUpload(services, { ownerId: anna.id });
  await anna.api.feed.createPost({ id: newId(), imageId, imageAlt: 'Een klapstoel.' });

  const data = await exportedOf(services.db, feedPersonalData, anna.id);

  expect(data).toMatchObject({ posts: [{ imageId, imageAlt: 'Een klapstoel.' }] });
});
