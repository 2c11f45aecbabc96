import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeJob } from '../factory.ts';

const server = await startTestServer();

test('the notification of new applications is read once the poster has looked at all of them', async () => {
  const poster = await server.person({ roles: ['entrepreneur'] });
  const job = await makeJob(server.services.db, { posterId: poster.id });
  const apply = async () => {
    const { api } = await server.person({ roles: ['talent'] });
    return (await api.applications.apply({ id: job.id, applicationId: newId(), letter: 'Ik kom graag.' })).id;
  };
  const [first, second] = [await apply(), await apply()];

  await poster.api.applicants.markViewed({ id: first });
  expect(await poster.api.notifications.readUnreadCount()).toEqual({ unreadCount: 1 });
  await poster.api.applicants.markViewed({ id: second });

  expect(await poster.api.notifications.readUnreadCount()).toEqual({ unreadCount: 0 });
});
