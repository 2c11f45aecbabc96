import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeApplication } from '../applications/factory.ts';
import type { ChosenStatus } from '../applications/policy.ts';
import { makeJob } from '../factory.ts';

const server = await startTestServer();
const { db } = server.services;

async function makeScene() {
  const poster = await server.person({ roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' });
  const applicant = await server.person({ roles: ['talent'] });
  const job = await makeJob(db, { posterId: poster.id, title: 'Dakwerker' });
  const appliedAt = new Date(server.clock.now().getTime() - 3_600_000);
  const { id } = await makeApplication(db, { job, applicantId: applicant.id, appliedAt, salaryMin: 30_000 });
  const answer = (to: ChosenStatus) => poster.api.applicants.move({ id, version: 1, to, message: 'Dag!' });
  const told = async () =>
    (await applicant.api.notifications.listNotifications({})).notifications.map(({ title, message, actionUrl }) => [
      title,
      message,
      actionUrl,
    ]);
  const mailed = async () => (await server.mails()).filter(({ to }) => to === applicant.email).map(({ subject }) => subject);
  return { applicant, id, answer, told, mailed };
}

test.each<[ChosenStatus, string, string]>([
  ['in_review', 'Je sollicitatie is in behandeling', 'Bea Smit neemt er de tijd voor: “Dakwerker (m/v/x)”.'],
  ['invited', 'Je bent uitgenodigd', 'Bea Smit wil graag met je praten over “Dakwerker (m/v/x)”.'],
  ['hired', 'Gefeliciteerd!', 'Bea Smit wil met je verder als “Dakwerker”.'],
  // A refusal is read where the poster's words are, and in no mailbox.
  ['rejected', 'Antwoord op je sollicitatie', 'Bea Smit beantwoordde je sollicitatie op “Dakwerker (m/v/x)”.'],
])('an applicant is notified and mailed of the status %s, and led to their application', async (status, title, message) => {
  const { id, answer, told, mailed } = await makeScene();

  await answer(status);

  expect(await told()).toEqual([[title, message, `/banen/sollicitaties/${id}`]]);
  expect(await mailed()).toEqual([message]);
});

test('an applicant who chose no news of applications reads it in their list alone', async () => {
  const { applicant, id, answer, told, mailed } = await makeScene();
  await applicant.api.notifications.savePreference({ kind: 'application-status', channel: 'none' });

  await answer('rejected');

  expect([await told(), await mailed()]).toEqual([[], []]);
  expect((await applicant.api.applications.readOwn({ id })).status).toBe('rejected');
});
