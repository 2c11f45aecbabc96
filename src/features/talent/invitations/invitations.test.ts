import { expect, test } from 'vitest';
import { aroundSuspension } from '../../../app/testing/suspension.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeJob } from '../../jobs/factory.ts';
import { makeBlock } from '../../relations/factory.ts';
import { talent, talentIdOf } from '../factory.ts';
import { makeTalentInvitation } from './factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

async function makeBoth(jobDetails: object = {}) {
  const [poster, person] = await Promise.all([
    server.person({ roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' }),
    server.person(talent({ firstName: 'Anna', lastName: 'Peeters' })),
  ]);
  const job = await makeJob(db, { posterId: poster.id, title: 'Timmerman', ...jobDetails });
  return { poster, person, job, talentId: await talentIdOf(db, person) };
}

type Both = Awaited<ReturnType<typeof makeBoth>>;

const invite = ({ poster, job, talentId }: Both, more: object = {}) =>
  poster.send('POST', '/api/talent-invitations', { id: newId(), talentId, jobId: job.id, message: 'Dag Anna!', ...more });
const noticesOf = async ({ api }: Person) => (await api.notifications.listNotifications({})).notifications.map(({ message }) => message);
const listOf = async ({ api }: Person, side: 'received' | 'sent') => (await api.talentInvitations.listInvitations({ side })).invitations;

test('a poster invites a talent for an open job; the talent reads it, says no, and the poster hears', async () => {
  const both = await makeBoth();
  const { poster, person, job, talentId } = both;
  expect((await poster.api.talent.readTalent({ id: talentId })).can).toEqual({ edit: false, invite: true });
  expect(await poster.api.talentInvitations.listInvitableJobs({ id: talentId })).toEqual({
    jobs: [{ id: job.id, title: 'Timmerman', companyName: 'Zonnedak BV', isInvited: false, hasApplied: false }],
  });

  expect(await invite(both, { message: '  Dag Anna!  ' })).toMatchObject({ status: 200 });

  const [received] = await listOf(person, 'received');
  expect(received).toMatchObject({
    job: { id: job.id, title: 'Timmerman', companyName: 'Zonnedak BV', isOpen: true },
    person: { firstName: 'Bea' },
    message: 'Dag Anna!',
    declinedAt: null,
  });
  expect(await noticesOf(person)).toEqual(['Bea Smit nodigt je uit om te solliciteren op “Timmerman (m/v/x)”.']);
  const mails = (await server.mails()).filter(({ to }) => to === person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Bea Smit nodigt je uit om te solliciteren op “Timmerman (m/v/x)”.']);

  for (let press = 0; press < 2; press += 1) await person.api.talentInvitations.declineInvitation({ id: received?.id ?? '' });
  expect(await listOf(poster, 'sent')).toMatchObject([
    { id: received?.id, person: { firstName: 'Anna' }, talentId, declinedAt: clock.now().toISOString() },
  ]);
  expect((await person.api.notifications.listNotifications({})).notifications).toMatchObject([
    { isRead: true, ask: { state: 'declined' } },
  ]);
  expect(await noticesOf(poster)).toEqual(['Anna Peeters gaat niet in op je uitnodiging voor “Timmerman (m/v/x)”.']);
});

test('the same invitation sent again makes one; another for the same job is refused', async () => {
  const both = await makeBoth();
  const id = newId();

  for (let press = 0; press < 3; press += 1) expect(await invite(both, { id })).toMatchObject({ status: 200 });
  expect(await invite(both)).toMatchObject({ status: 409, body: { code: 'ALREADY_INVITED' } });
  expect(await invite(await makeBoth(), { id })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  const other = await makeJob(db, { posterId: both.poster.id });
  expect(await invite(both, { id, jobId: other.id })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await listOf(both.person, 'received')).toHaveLength(1);
  expect((await both.poster.api.talentInvitations.listInvitableJobs({ id: both.talentId })).jobs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: other.id, isInvited: false }),
      expect.objectContaining({ id: both.job.id, isInvited: true }),
    ]),
  );
});

test('invitations for the same job sent at once make one', async () => {
  const both = await makeBoth();
  const answers = await Promise.all(Array.from({ length: 8 }, () => invite(both)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect(await listOf(both.person, 'received')).toHaveLength(1);
});

test('only for an own open job, of others who are open to work, and with a message', async () => {
  const both = await makeBoth();
  const { poster, person } = both;
  const elsewhere = await makeJob(db, { posterId: person.id });
  const closed = await makeJob(db, { posterId: poster.id, closedAt: clock.now(), closing: 'filled' });
  const past = await makeJob(db, { posterId: poster.id, deadline: '2020-01-01' });
  for (const { id: jobId } of [elsewhere, closed, past, { id: newId() }]) {
    expect(await invite(both, { jobId })).toMatchObject({ status: 409, body: { code: 'JOB_NOT_OPEN' } });
  }
  const idle = await talentIdOf(db, await server.person({ roles: ['talent'] }));
  expect(await invite(both, { talentId: idle })).toMatchObject({ status: 409, body: { code: 'NOT_OPEN_TO_WORK' } });
  expect(await invite(both, { talentId: newId() })).toMatchObject({ status: 404 });
  const own = await talentIdOf(db, person);
  expect(await invite({ ...both, poster: person, job: elsewhere }, { talentId: own })).toMatchObject({ body: { code: 'OWN_PROFILE' } });
  for (const message of ['   ', 'a'.repeat(1001)]) expect(await invite(both, { message })).toMatchObject({ status: 400 });
  expect(await listOf(person, 'received')).toEqual([]);
});

test('ten a day; a refused one doesn’t count', async () => {
  const { poster, job } = await makeBoth();
  const talents = await Promise.all(Array.from({ length: 11 }, async () => talentIdOf(db, await server.person(talent()))));
  const send = (talentId = '') => invite({ poster, job, talentId, person: poster });
  for (const talentId of talents.slice(0, 10)) {
    expect(await send(talentId)).toMatchObject({ status: 200 });
    expect(await send(talentId)).toMatchObject({ status: 409 });
  }

  expect(await send(talents[10])).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('Je hebt de afgelopen 24 uur 10 uitnodigingen verstuurd.') },
  });
  clock.advance({ days: 1 });
  await poster.api.accounts.signIn({ email: poster.email, password: poster.password });
  expect(await send(talents[10])).toMatchObject({ status: 200 });
});

test('an invitation shows to its two people alone, and only who was invited answers', async () => {
  const { poster, person, job } = await makeBoth();
  const { id } = await makeTalentInvitation(db, { jobId: job.id, inviterId: poster.id, personId: person.id });
  const stranger = await server.person();

  expect(await listOf(stranger, 'received')).toEqual([]);
  expect(await listOf(stranger, 'sent')).toEqual([]);
  expect([(await listOf(poster, 'received')).length, (await listOf(person, 'sent')).length]).toEqual([0, 0]);
  for (const other of [stranger, poster])
    expect(await other.send('PUT', `/api/talent-invitations/${id}/decline`, {})).toMatchObject({ status: 404 });
});

test('a block ends an invitation for both', async () => {
  const both = await makeBoth();
  const { poster, person } = both;
  await invite(both);
  const [sent] = await listOf(poster, 'sent');
  await makeBlock(db, { from: person.id, of: poster.id });

  expect([await listOf(poster, 'sent'), await listOf(person, 'received')]).toEqual([[], []]);
  expect(await person.send('PUT', `/api/talent-invitations/${sent?.id}/decline`, {})).toMatchObject({ status: 404 });
  expect(await invite(both)).toMatchObject({ status: 404 });
});

const apply = async ({ person, job }: Both) => {
  const applicationId = newId();
  await person.api.applications.apply({ id: job.id, applicationId, letter: 'Graag!', cvId: null, answers: [] });
  return applicationId;
};

test('an application shows with the invitation for both, and so does its withdrawal', async () => {
  const both = await makeBoth();
  const { poster, person } = both;
  await invite(both);
  const applicationsOf = async () =>
    [...(await listOf(poster, 'sent')), ...(await listOf(person, 'received'))].map(({ application }) => application);
  expect(await applicationsOf()).toEqual([null, null]);

  const id = await apply(both);

  expect(await applicationsOf()).toEqual([
    { id, isWithdrawn: false },
    { id, isWithdrawn: false },
  ]);
  const [received] = await listOf(person, 'received');
  expect(await person.send('PUT', `/api/talent-invitations/${received?.id}/decline`, {})).toMatchObject({ body: { code: 'APPLIED' } });
  expect(await noticesOf(poster)).toEqual(['Anna Peeters solliciteert op “Timmerman (m/v/x)”.']);

  await person.api.applications.withdraw({ id });

  // The poster can't open it any more, its writer can.
  expect(await applicationsOf()).toEqual([
    { id: null, isWithdrawn: true },
    { id, isWithdrawn: true },
  ]);
  // Nothing is left that would answer it.
  expect(await person.send('PUT', `/api/talent-invitations/${received?.id}/decline`, {})).toMatchObject({ status: 200 });
});

test('a talent who said no first may still apply, and the inviter reads that', async () => {
  const both = await makeBoth();
  await invite(both);
  const [received] = await listOf(both.person, 'received');
  await both.person.api.talentInvitations.declineInvitation({ id: received?.id ?? '' });

  const id = await apply(both);

  expect(await listOf(both.poster, 'sent')).toMatchObject([{ application: { id, isWithdrawn: false } }]);
});

test('nobody is invited for a job to which they applied', async () => {
  const both = await makeBoth();
  await apply(both);

  expect(await both.poster.api.talentInvitations.listInvitableJobs({ id: both.talentId })).toMatchObject({
    jobs: [{ isInvited: false, hasApplied: true }],
  });
  expect(await invite(both)).toMatchObject({ status: 409, body: { code: 'ALREADY_APPLIED' } });
  expect(await listOf(both.person, 'received')).toEqual([]);
});

test('an invitation of a suspended poster is out of sight until the suspension is lifted', async () => {
  const { poster, person, job } = await makeBoth();
  await makeTalentInvitation(db, { jobId: job.id, inviterId: poster.id, personId: person.id });
  const read = async () => (await listOf(person, 'received')).length;

  expect(await aroundSuspension(server, poster, read)).toEqual({ before: 1, suspended: 0, lifted: 1 });
});

test('the lists have the newest first, page by page', async () => {
  const { poster, person } = await makeBoth();
  const expected: string[] = [];
  for (let place = 0; place < 25; place += 1) {
    const job = await makeJob(db, { posterId: poster.id, title: `Baan ${place}` });
    const createdAt = new Date(clock.now().getTime() - place * 1000);
    await makeTalentInvitation(db, { jobId: job.id, inviterId: poster.id, personId: person.id, createdAt });
    expected.push(job.title);
  }
  const first = await person.api.talentInvitations.listInvitations({});
  const second = await person.api.talentInvitations.listInvitations({ after: first.next ?? undefined });

  expect([...first.invitations, ...second.invitations].map(({ job }) => job.title)).toEqual(expected);
  expect([first.invitations.length, second.next]).toEqual([20, null]);
});
