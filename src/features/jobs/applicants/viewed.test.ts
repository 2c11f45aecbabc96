import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeJob } from '../factory.ts';

const server = await startTestServer();

/** A poster with a job, to which `apply` sends an application. */
async function makePoster() {
  const poster = await server.person({ roles: ['entrepreneur'] });
  const job = await makeJob(server.services.db, { posterId: poster.id });
  const apply = async () => {
    server.clock.advance({ seconds: 60 });
    const { api } = await server.person({ roles: ['talent'] });
    return (await api.applications.apply({ id: job.id, applicationId: newId(), letter: 'Ik kom graag.' })).id;
  };
  const unread = async () => (await poster.api.notifications.readUnreadCount()).unreadCount;
  return { api: poster.api, apply, unread };
}

test('the notification of new applications is read once the poster has looked at all of them', async () => {
  const { api, apply, unread } = await makePoster();
  const [first, second] = [await apply(), await apply()];

  await api.applicants.markViewed({ id: first });
  expect(await unread()).toBe(1);
  await api.applicants.markViewed({ id: second });

  expect(await unread()).toBe(0);
});

test('an application is read by itself, while older ones of which the poster has read still wait', async () => {
  const { api, apply, unread } = await makePoster();
  await apply();
  await api.notifications.markAllRead();
  const newest = await apply();
  expect(await unread()).toBe(1);

  await api.applicants.markViewed({ id: newest });

  expect(await unread()).toBe(0);
});

test('an answer from the list reads the notification of its application too', async () => {
  const { api, apply, unread } = await makePoster();
  const id = await apply();

  await api.applicants.move({ id, version: 1, to: 'in_review', tells: false });

  expect(await unread()).toBe(0);
});
