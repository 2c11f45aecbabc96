import { expect, test } from 'vitest';
import { makeMeeting } from '../features/agenda/factory.ts';
import { makeJob } from '../features/jobs/factory.ts';
import { makeMatch } from '../features/matches/factory.ts';
import { notify } from '../features/notifications/commands/notify.ts';
import { makeProject } from '../features/projects/factory.ts';
import { makeConnection } from '../features/relations/factory.ts';
import { talent, talentIdOf } from '../features/talent/factory.ts';
import { newId } from '../platform/ids.ts';
import { aroundSuspension } from './testing/suspension.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;
const hour = 3_600_000;

/** The only answer that a person is asked for, of one kind, and whether its notification was read. */
async function asked({ api }: Person, kind: string) {
  const { notifications } = await api.notifications.listNotifications({});
  const [only, ...more] = notifications.filter((each) => each.kind === kind);
  expect(more).toEqual([]);
  return only && { isRead: only.isRead, ...only.ask };
}

test('a request to connect asks until it is answered', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });
  const about = { about: 'connection', personId: anna.id };
  expect(await asked(bram, 'connection-request')).toEqual({ isRead: false, ...about, state: 'open' });

  await bram.api.network.acceptRequest({ id: anna.id });
  expect(await asked(bram, 'connection-request')).toEqual({ isRead: true, ...about, state: 'accepted' });
});

test('an invitation asks in its newest version, and no more once the meeting has begun', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  const startTime = new Date(clock.now().getTime() + hour);
  const endTime = new Date(startTime.getTime() + hour);
  const { id: meetingId } = await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, startTime, endTime });
  await db.transaction((tx) => notify(tx, services, bram.id, { kind: 'meeting-invited', actorId: anna.id, meetingId, title: 'Koffie' }));
  const span = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  const open = { about: 'meeting', meetingId, sequence: 0, ...span, state: 'open' };
  expect(await asked(bram, 'meeting-invited')).toEqual({ isRead: false, ...open });

  const before = clock.now();
  clock.set(startTime);
  expect(await asked(bram, 'meeting-invited')).toEqual({ isRead: false });
  clock.set(before);

  await bram.api.agenda.answerMeeting({ id: meetingId, sequence: 0, answer: 'declined', reason: '' });
  expect(await asked(bram, 'meeting-invited')).toEqual({ isRead: true, ...open, state: 'declined' });
});

test('a place in a team and access to a project ask, and say what was answered', async () => {
  const [owner, friend] = [await server.person(), await server.person({ roles: ['investor'] })];
  await makeConnection(db, { from: owner.id, to: friend.id });
  const { id } = await makeProject(db, { ownerId: owner.id });
  await owner.api.members.askMember({ id, personId: friend.id, role: 'Techniek' });
  await friend.api.admissions.askAccess({ id });
  expect(await asked(friend, 'member-asked')).toEqual({
    isRead: false,
    about: 'membership',
    projectId: id,
    role: 'Techniek',
    state: 'open',
  });
  const access = { about: 'access', projectId: id, personId: friend.id };
  expect(await asked(owner, 'access-asked')).toEqual({ isRead: false, ...access, state: 'open' });

  await friend.api.members.leaveTeam({ id });
  await owner.api.admissions.admitPerson({ id, personId: friend.id });
  expect(await asked(friend, 'member-asked')).toMatchObject({ isRead: true, state: 'declined' });
  expect(await asked(owner, 'access-asked')).toEqual({ isRead: true, ...access, state: 'accepted' });

  await owner.api.admissions.endAdmission({ id, personId: friend.id });
  expect(await asked(owner, 'access-asked')).toEqual({ isRead: true });
});

test('an invitation to apply asks while its job is open, and is answered by an application too', async () => {
  const [poster, person] = [await server.person(), await server.person(talent())];
  const job = await makeJob(db, { posterId: poster.id });
  const invitationId = newId();
  const talentId = await talentIdOf(db, person);
  await poster.api.talentInvitations.inviteTalent({ id: invitationId, talentId, jobId: job.id, message: 'Dag!' });
  const about = { about: 'invitation', invitationId, jobId: job.id };
  expect(await asked(person, 'talent-invitation')).toEqual({ isRead: false, ...about, state: 'open' });

  await poster.api.ownJobs.closeJob({ id: job.id, closing: 'filled' });
  expect(await asked(person, 'talent-invitation')).toEqual({ isRead: false });
  await poster.api.ownJobs.reopenJob({ id: job.id, deadline: null });

  await person.api.talentInvitations.declineInvitation({ id: invitationId });
  expect(await asked(person, 'talent-invitation')).toEqual({ isRead: true, ...about, state: 'declined' });
});

test('an invitation asks nothing of somebody who withdrew their application: nobody applies twice', async () => {
  const [poster, person] = [await server.person(), await server.person(talent())];
  const job = await makeJob(db, { posterId: poster.id });
  const talentId = await talentIdOf(db, person);
  const invitation = { id: newId(), talentId, jobId: job.id, message: 'Dag!' };
  await poster.api.talentInvitations.inviteTalent(invitation);
  const applicationId = newId();
  await person.api.applications.apply({ id: job.id, applicationId });
  expect(await asked(person, 'talent-invitation')).toMatchObject({ state: 'accepted' });

  await person.api.applications.withdraw({ id: applicationId });

  expect(await asked(person, 'talent-invitation')).toEqual({ isRead: false });
});

test('an old job asks its poster whether it is open', async () => {
  const poster = await server.person();
  const { id } = await makeJob(db, { posterId: poster.id });
  await services.pool.query('update jobs set asked_at = now() where id = $1', [id]);
  await db.transaction((tx) => notify(tx, services, poster.id, { kind: 'job-asked', actorId: null, jobId: id, title: 'Dakdekker' }));
  expect(await asked(poster, 'job-asked')).toEqual({ isRead: false, about: 'job', jobId: id, state: 'open' });

  await poster.api.ownJobs.confirmJob({ id });
  expect(await asked(poster, 'job-asked')).toMatchObject({ isRead: true, state: 'accepted' });

  await poster.api.ownJobs.closeJob({ id, closing: 'filled' });
  expect(await asked(poster, 'job-asked')).toMatchObject({ state: 'declined' });
});

test('two people who are both interested are asked to take up contact, until one does', async () => {
  const [poster, person] = [await server.person(), await server.person(talent())];
  const { id: jobId } = await makeJob(db, { posterId: poster.id });
  const pair = { jobId, talentId: await talentIdOf(db, person) };
  await makeMatch(db, { ...pair, posterId: poster.id, personId: person.id });
  for (const each of [poster, person]) await each.api.matches.answerMatch({ ...pair, answer: 'interested' });
  expect(await asked(person, 'match-mutual')).toEqual({ isRead: false, about: 'match', ...pair, personId: poster.id, state: 'open' });
  expect(await asked(poster, 'match-mutual')).toEqual({ isRead: false, about: 'match', ...pair, personId: person.id, state: 'open' });

  await poster.api.matches.contactMatch(pair);
  for (const each of [poster, person]) expect(await asked(each, 'match-mutual')).toMatchObject({ isRead: true, state: 'accepted' });
});

test('two people who are both interested are asked nothing once the job is closed', async () => {
  const [poster, person] = [await server.person(), await server.person(talent())];
  const { id: jobId } = await makeJob(db, { posterId: poster.id });
  const pair = { jobId, talentId: await talentIdOf(db, person) };
  await makeMatch(db, { ...pair, posterId: poster.id, personId: person.id });
  for (const each of [poster, person]) await each.api.matches.answerMatch({ ...pair, answer: 'interested' });

  await poster.api.ownJobs.closeJob({ id: jobId, closing: 'filled' });

  for (const each of [poster, person]) expect(await asked(each, 'match-mutual')).toEqual({ isRead: false });
});

test('two people who are both interested are asked nothing while the talent isn’t open to work', async () => {
  const [poster, person] = [await server.person(), await server.person(talent())];
  const { id: jobId } = await makeJob(db, { posterId: poster.id });
  const pair = { jobId, talentId: await talentIdOf(db, person) };
  await makeMatch(db, { ...pair, posterId: poster.id, personId: person.id });
  for (const each of [poster, person]) await each.api.matches.answerMatch({ ...pair, answer: 'interested' });
  const work = async (openToWork: boolean) => {
    const { fields, version } = await person.api.profile.readOwnProfile();
    await person.api.profile.saveProfile({ ...fields, openToWork, availability: 'available', version });
  };

  await work(false);
  for (const each of [poster, person]) expect(await asked(each, 'match-mutual')).toEqual({ isRead: false });

  await work(true);
  for (const each of [poster, person]) expect(await asked(each, 'match-mutual')).toMatchObject({ about: 'match', state: 'open' });
});

test('nothing is asked on behalf of a suspended person', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });

  const { before, suspended, lifted } = await aroundSuspension(server, anna, async () => (await asked(bram, 'connection-request')) ?? null);

  expect([before, suspended, lifted]).toMatchObject([{ state: 'open' }, null, { state: 'open' }]);
});

test('an answer tells the other windows of who answered, even when the notification was read before', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await anna.api.network.requestConnection({ id: bram.id });
  await bram.api.notifications.markAllRead();
  const { rowCount: before } = await services.pool.query(`select 1 from live_events where topic = 'notifications'`);

  await bram.api.network.declineRequest({ id: anna.id });

  const { rowCount: after } = await services.pool.query(`select 1 from live_events where topic = 'notifications'`);
  expect((after ?? 0) - (before ?? 0)).toBe(1);
});
