import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeJob } from '../factory.ts';

const server = await startTestServer({ environment: { LIMIT_APPLICATIONS: '8' } });
const { services, clock } = server;
const { db } = services;

const makePair = async () => ({
  poster: await server.person({ roles: ['entrepreneur'] }),
  applicant: await server.person({ roles: ['talent'] }),
});

const apply = (person: Pick<Person, 'api'>, jobId: string, more: { letter?: string } = {}) =>
  person.api.applications.apply({ id: jobId, applicationId: newId(), ...more });

test('a person sends a limited number of applications a day, and repeats count for none', async () => {
  const { poster, applicant } = await makePair();
  const jobs = await Promise.all(Array.from({ length: 9 }, () => makeJob(db, { posterId: poster.id })));
  const input = { id: jobs[0]?.id ?? '', applicationId: newId() };
  await applicant.api.applications.apply(input);
  await applicant.api.applications.apply(input);
  for (const { id } of jobs.slice(1, 8)) await apply(applicant, id);

  const last = jobs[8]?.id ?? '';
  await expect(apply(applicant, last)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Je hebt de afgelopen 24 uur 8 sollicitaties verstuurd\. Morgen om /),
  });
  clock.advance({ days: 1 });
  expect((await apply(applicant, last)).status).toBe('pending');
});

test('the same letter goes to five jobs at once, and then to one an hour', async () => {
  const { poster, applicant } = await makePair();
  const jobs = await Promise.all(Array.from({ length: 8 }, () => makeJob(db, { posterId: poster.id })));
  const letter = 'Ik kom graag.';
  for (const { id } of jobs.slice(0, 6)) await apply(applicant, id, { letter });

  const seventh = jobs[6]?.id ?? '';
  await expect(apply(applicant, seventh, { letter })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Neem even de tijd voor je volgende sollicitatie\. Probeer het over/),
  });
  expect((await apply(applicant, seventh, { letter: 'Een andere brief.' })).status).toBe('pending');
  clock.advance({ hours: 1 });
  expect((await apply(applicant, jobs[7]?.id ?? '', { letter })).status).toBe('pending');
});
