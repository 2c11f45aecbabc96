import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { addDays } from '../../platform/calendar.ts';
import { dayOf } from '../../platform/zoned-time.ts';
import { makeMeeting } from '../agenda/factory.ts';
import { makeDeck } from '../decks/factory.ts';
import { makeApplication } from '../jobs/applications/factory.ts';
import { makeJob } from '../jobs/factory.ts';
import { makeMatch } from '../matches/factory.ts';
import { makeAdmission } from '../projects/admissions/factory.ts';
import { fullProject, makeProject } from '../projects/factory.ts';
import { makeMember } from '../projects/members/factory.ts';
import { projectZone } from '../projects/policy.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { talent, talentIdOf } from '../talent/factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;
const day = 86_400_000;
// Noon, so that today has a rest whenever this runs.
clock.set(new Date(`${dayOf(clock.now().toISOString(), projectZone)}T11:00:00.000Z`));

const stepsOf = async ({ api }: Awaited<ReturnType<typeof server.person>>) =>
  (await api.home.readHome()).firstSteps?.steps.map(({ name, isDone }) => `${name}${isDone ? ' done' : ''}`);

test('a new member has the steps of their roles, each done once it is', async () => {
  const person = await server.person({ roles: ['talent', 'investor'] });
  expect(await stepsOf(person)).toEqual(['photo', 'headline', 'open-to-work', 'criteria', 'people', 'post']);
  expect((await person.api.home.readHome()).isFirstDay).toBe(true);

  await services.pool.query(
    `update profiles set job_title = 'Bakker', open_to_work = true, availability = 'available', investment_min = 5 where id = $1`,
    [person.id],
  );
  for (const other of [await server.person(), await server.person(), await server.person()]) {
    await makeConnection(db, { from: person.id, to: other.id });
  }

  expect(await stepsOf(person)).toEqual(['photo', 'headline done', 'open-to-work done', 'criteria done', 'people done', 'post']);
});

test('the steps go when the member puts them away, and after thirty days', async () => {
  const [person, other] = [await server.person({ roles: ['entrepreneur'] }), await server.person({ roles: ['investor'] })];
  await person.api.home.dismissFirstSteps();
  await person.api.home.dismissFirstSteps();
  expect(await stepsOf(person)).toBeUndefined();

  expect(await stepsOf(other)).toEqual(['photo', 'headline', 'criteria', 'people', 'post']);
  await services.pool.query(`update accounts set created_at = $2 where id = $1`, [other.id, new Date(clock.now().getTime() - 31 * day)]);
  expect(await other.api.home.readHome()).toMatchObject({ isFirstDay: false, firstSteps: null });
});

test('home shows the decks whose slides no longer follow their project, to their owner, until the slides do', async () => {
  const [owner, other] = [await server.person({ roles: ['entrepreneur'] }), await server.person()];
  const { id } = await makeProject(db, { ...fullProject(), ownerId: owner.id, status: 'active' });
  await makeDeck(db, { projectId: id });
  const decksOf = async ({ api }: typeof owner) => (await api.home.readHome()).waiting.decks;
  expect(await decksOf(owner)).toEqual([]);

  const { version, fields } = await owner.api.ownProjects.readOwnProject({ id });
  await owner.api.ownProjects.saveProject({ id, version, fields: { ...fields, targetAmount: fields.targetAmount + 1000 } });

  const [stale] = await decksOf(owner);
  expect(stale).toMatchObject({ project: { id } });
  expect(stale?.slides).toBeGreaterThan(0);
  expect(await decksOf(other)).toEqual([]);

  const deck = await owner.api.decks.readDeck({ id });
  for (const { name, facts, changes } of deck?.slides ?? []) {
    if (changes.length > 0) await owner.api.decks.updateSlide({ id, slide: name, facts });
  }
  expect(await decksOf(owner)).toEqual([]);
});

test('home shows all that waits, and nothing of people whom the viewer blocks', async () => {
  const person = await server.person(talent({ roles: ['talent', 'entrepreneur'] }));
  const [other, blocked] = [await server.person(talent()), await server.person(talent())];
  const today = dayOf(clock.now().toISOString(), projectZone);
  const fields = fullProject();
  const milestones = fields.plan.milestones.map((each, place) => ({
    ...each,
    status: 'planned' as const,
    dueOn: addDays(today, place === 0 ? -1 : 40),
  }));
  const project = await makeProject(db, { ...fields, plan: { ...fields.plan, milestones }, ownerId: person.id, status: 'active' });
  const job = await makeJob(db, { posterId: person.id });
  for (const { id } of [other, blocked]) {
    await makeConnection(db, { from: id, to: person.id, status: 'pending' });
    await makeApplication(db, { job, applicantId: id });
    await makeAdmission(db, { projectId: project.id, personId: id, status: 'asked' });
  }
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  const invite = (organizerId: string, startTime: Date) =>
    makeMeeting(db, { organizerId, participantId: person.id, startTime, title: 'Koffie' });
  await invite(other.id, inHours(50));
  const soonest = await invite(other.id, inHours(26));
  const soon = await invite(other.id, inHours(2));
  for (const hours of [1, 25]) await invite(blocked.id, inHours(hours));
  const wanted = await makeJob(db, { posterId: person.id });
  for (const each of [other, blocked])
    await makeMatch(db, { jobId: wanted.id, talentId: await talentIdOf(db, each), posterId: person.id, personId: each.id });
  await makeBlock(db, { from: person.id, of: blocked.id });

  await makeMember(db, { projectId: project.id, personId: other.id, status: 'asked' });

  const { waiting } = await person.api.home.readHome();

  expect(waiting).toMatchObject({
    requests: { count: 1, people: [{ id: other.id }] },
    invitations: { count: 2, next: soonest.id },
    meetings: [{ id: soon.id, title: 'Koffie', status: 'pending', person: { id: other.id }, can: { accept: true } }],
    answers: { count: 1, late: 0 },
    matches: { jobs: 0, people: 1 },
    admissions: [{ project: { id: project.id }, count: 1 }],
    teams: [],
    milestones: [{ isLate: true, project: { id: project.id } }],
  });
  expect((await other.api.home.readHome()).waiting).toMatchObject({
    requests: { count: 0, people: [] },
    invitations: { count: 0, next: null },
    meetings: [{ id: soon.id, can: { accept: false } }],
    answers: { count: 0 },
    teams: [{ id: project.id, title: project.title }],
  });
});

test('home asks neither side about a match once the talent applied, and again when they withdraw', async () => {
  const [poster, applicant] = [await server.person({ roles: ['entrepreneur'] }), await server.person(talent())];
  const job = await makeJob(db, { posterId: poster.id });
  await makeMatch(db, { jobId: job.id, talentId: await talentIdOf(db, applicant), posterId: poster.id, personId: applicant.id });
  const matchesOf = async ({ api }: typeof poster) => (await api.home.readHome()).waiting.matches;
  expect([await matchesOf(poster), await matchesOf(applicant)]).toMatchObject([{ people: 1 }, { jobs: 1 }]);

  const { id } = await makeApplication(db, { job, applicantId: applicant.id });
  expect([await matchesOf(poster), await matchesOf(applicant)]).toMatchObject([{ people: 0 }, { jobs: 0 }]);

  await services.pool.query(`update job_applications set status = 'withdrawn', poster_access_ended_at = status_at where id = $1`, [id]);
  expect([await matchesOf(poster), await matchesOf(applicant)]).toMatchObject([{ people: 1 }, { jobs: 1 }]);
});

test('an invitation waits once: as a meeting of today until midnight in the zone of who is invited, and as an invitation from then on', async () => {
  const [other, near, far] = [await server.person(), await server.person(), await server.person()];
  await far.api.account.setTimeZone({ timeZone: 'Pacific/Honolulu' });
  // Tomorrow morning in Brussels, this evening in Honolulu.
  const startTime = new Date(clock.now().getTime() + 20 * 3_600_000);
  const invite = ({ id }: typeof near) => makeMeeting(db, { organizerId: other.id, participantId: id, startTime });
  const [ofNear, ofFar] = [await invite(near), await invite(far)];
  const waitingOf = async ({ api }: typeof near) => (await api.home.readHome()).waiting;

  expect(await waitingOf(near)).toMatchObject({ invitations: { count: 1, next: ofNear.id }, meetings: [] });
  expect(await waitingOf(far)).toMatchObject({ invitations: { count: 0, next: null }, meetings: [{ id: ofFar.id }] });
});
