import { expect, test } from 'vitest';
import { heardDuring } from '../../../app/testing/heard-during.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { addDays } from '../../../platform/calendar.ts';
import { newId } from '../../../platform/ids.ts';
import { makeApplication } from '../applications/factory.ts';
import { type JobDetails, makeJob } from '../factory.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool } = services;

async function makeScene(details: Partial<JobDetails> = {}) {
  const [poster, applicant] = [
    await server.person({ roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' }),
    await server.person({ roles: ['talent'], firstName: 'Emma', lastName: 'Bos' }),
  ];
  const job = await makeJob(db, { posterId: poster.id, title: 'Dakwerker', salaryMin: 30_000, ...details });
  const { id } = await applicant.api.applications.apply({ id: job.id, applicationId: newId(), letter: 'Ik kom graag.' });
  return { poster, applicant, job, id };
}

const told = async (person: Person) => {
  const { notifications } = await person.api.notifications.listNotifications({});
  return notifications.map(({ title, message }) => ({ title, message }));
};
const statusFor = async (applicant: Person, id: string) => (await applicant.api.applications.readOwn({ id })).status;

test('the poster looks, invites and hires, and the applicant reads each step with the poster’s words', async () => {
  const { poster, applicant, id } = await makeScene();
  await poster.api.applicants.markViewed({ id });
  expect(await statusFor(applicant, id)).toBe('viewed');

  const invited = await poster.api.applicants.move({ id, version: 1, to: 'invited', message: ' Kom je langs? ' });
  expect(invited).toMatchObject({ status: 'invited', version: 2, dueOn: null, can: { moveTo: ['in_review', 'hired', 'rejected'] } });
  expect(await told(applicant)).toEqual([
    { title: 'Je bent uitgenodigd', message: 'Bea Smit wil graag met je praten over “Dakwerker (m/v/x)”.' },
  ]);
  await poster.api.applicants.move({ id, version: 2, to: 'hired', message: 'Welkom!' });

  const { events, can } = await applicant.api.applications.readOwn({ id });
  expect(events.map(({ status, message }) => [status, message])).toEqual([
    ['pending', ''],
    ['viewed', ''],
    ['invited', 'Kom je langs?'],
    ['hired', 'Welkom!'],
  ]);
  expect(can).toEqual({ withdraw: false, delete: true });
  // The new answer takes the place of the earlier one.
  expect((await told(applicant)).map(({ title }) => title)).toEqual(['Gefeliciteerd!']);
});

test('of two windows that move one application, the later is refused and told why', async () => {
  const { poster, applicant, id } = await makeScene();

  const moves = await Promise.allSettled([
    poster.api.applicants.move({ id, version: 1, to: 'invited', message: 'Kom je langs?' }),
    poster.api.applicants.move({ id, version: 1, to: 'rejected', message: 'Helaas.' }),
  ]);

  const lost = moves.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const now = await statusFor(applicant, id);
  const label = now === 'invited' ? 'Uitgenodigd' : 'Afgewezen';
  expect(lost).toEqual([
    expect.objectContaining({
      code: 'MOVED',
      message: `Deze sollicitatie is intussen verplaatst naar “${label}”.`,
      data: { status: now, version: 2 },
    }),
  ]);
  expect((await told(applicant)).length).toBe(1);
});

test('a move whose answer got lost is sent again without effect', async () => {
  const { poster, applicant, id } = await makeScene();
  const move = { id, version: 1, to: 'rejected', message: 'Helaas.' } as const;

  const first = await poster.api.applicants.move(move);
  expect(await poster.api.applicants.move(move)).toEqual(first);

  expect((await applicant.api.applications.readOwn({ id })).events).toHaveLength(2);
  await expect(poster.api.applicants.move({ ...move, message: 'Iets anders.' })).rejects.toMatchObject({ code: 'MOVED' });
});

test('an invitation to employment says the pay first', async () => {
  const { poster, applicant, id } = await makeScene({ salaryMin: null });
  const invite = { id, version: 1, to: 'invited', message: 'Kom je langs?' } as const;
  expect((await poster.api.applicants.readReceived({ id })).can.needsPay).toBe(true);

  await expect(poster.api.applicants.move(invite)).rejects.toMatchObject({
    code: 'PAY_NEEDED',
    message: 'Vul het loon in voordat je uitnodigt.',
  });
  await poster.api.applicants.move({ ...invite, pay: { min: 32_000, max: 40_000 } });

  expect(await applicant.api.applications.readOwn({ id })).toMatchObject({ salary: { min: 32_000, max: 40_000 } });
});

test('freelance work and a job that named its pay need none in the invitation', async () => {
  for (const details of [{ salaryMin: 30_000 }, { salaryMin: null, type: 'freelance' as const }]) {
    const { poster, id } = await makeScene(details);
    expect(await poster.api.applicants.move({ id, version: 1, to: 'invited' })).toMatchObject({ status: 'invited' });
  }
});

test('a pay that was named stays what it was, whatever a later invitation says', async () => {
  const { poster, applicant, id } = await makeScene();

  await poster.api.applicants.move({ id, version: 1, to: 'invited', pay: { min: 1, max: 2 } });

  expect((await applicant.api.applications.readOwn({ id })).salary).toEqual({ min: 30_000, max: null });
});

test('sorting is silent if the poster wants, and any other move tells the applicant', async () => {
  const { poster, applicant, id } = await makeScene();
  await expect(poster.api.applicants.move({ id, version: 1, to: 'rejected', tells: false })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });

  const heard = await heardDuring(services, applicant, () => poster.api.applicants.move({ id, version: 1, to: 'in_review', tells: false }));

  expect([await statusFor(applicant, id), await told(applicant), heard]).toEqual(['pending', [], []]);
  expect((await poster.api.applicants.readReceived({ id })).status).toBe('in_review');
});

test('sorting silently moves no day on which the poster’s access ends', async () => {
  const { poster, applicant, job, id } = await makeScene();
  await poster.api.ownJobs.closeJob({ id: job.id, closing: 'filled' });
  const readEnd = () => applicant.api.retention.readKeeping({ id });
  const before = await readEnd();
  const now = clock.now();

  clock.set(new Date(now.getTime() + 3 * 86_400_000));
  const moved = await poster.api.applicants.move({ id, version: 1, to: 'in_review', tells: false });

  expect([moved.status, await readEnd()]).toEqual(['in_review', before]);
  await poster.api.applicants.move({ id, version: 2, to: 'invited', message: 'Kom je langs?' });
  expect((await readEnd()).endsAt).not.toBe(before.endsAt);
  clock.set(now);
});

test('saying that it takes longer adds 14 days once, and an answer ends the clock', async () => {
  const { poster, applicant, id } = await makeScene();
  const dueOn = async () => (await applicant.api.applications.readOwn({ id })).dueOn;
  const first = (await dueOn()) ?? '';

  await poster.api.applicants.move({ id, version: 1, to: 'in_review', message: 'Even geduld.' });
  expect(await dueOn()).toBe(addDays(first, 14));
  await poster.api.applicants.move({ id, version: 2, to: 'rejected', message: 'Helaas.' });
  expect(await dueOn()).toBeNull();
  await poster.api.applicants.move({ id, version: 3, to: 'in_review', message: 'Toch nog even.' });

  const { rows } = await pool.query('select due_on::text, answered_at is not null as answered from job_applications where id = $1', [id]);
  expect(rows).toEqual([{ due_on: addDays(first, 14), answered: true }]);
});

test('the list comes newest first in pages, by part, by name, and by what is owed', async () => {
  const { poster, applicant, job, id } = await makeScene();
  const made: string[] = [];
  for (let place = 1; place <= 22; place += 1) {
    const person = await server.person({ firstName: 'Zoë', lastName: `Nummer${place}` });
    const appliedAt = new Date(clock.now().getTime() - place * 60_000);
    const status = place % 2 === 0 ? ('rejected' as const) : ('pending' as const);
    made.push((await makeApplication(db, { job, applicantId: person.id, appliedAt, status })).id);
  }
  const list = (more: object = {}) => poster.api.applicants.listReceived({ id: job.id, ...more });

  const first = await list();
  const second = await list({ after: first.next });
  expect([...first.applications, ...second.applications].map((each) => each.id)).toEqual([id, ...made]);
  expect((await list({ part: 'rejected' })).applications).toHaveLength(11);
  expect((await list({ search: 'zoe nummer2' })).applications.map(({ person }) => person?.lastName)).toEqual([
    'Nummer2',
    'Nummer20',
    'Nummer21',
    'Nummer22',
  ]);
  expect((await list({ owed: true })).applications.every(({ dueOn }) => dueOn !== null)).toBe(true);
  expect((await poster.api.applicants.readOverview({ id: job.id })).counts).toMatchObject({ new: 12, rejected: 11, withdrawn: 0 });
  await expect(applicant.api.applicants.listReceived({ id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a note goes with its application: by another one it is neither read nor deleted', async () => {
  const [own, other] = [await makeScene(), await makeScene()];
  const noteId = newId();
  await other.poster.api.applicants.addNote({ id: other.id, noteId, content: 'Geheim' });

  const taken = own.poster.api.applicants.addNote({ id: own.id, noteId, content: 'Van mij' });
  await expect(taken).rejects.toMatchObject({ code: 'CONFLICT', message: 'Deze id is al in gebruik.' });
  await own.poster.api.applicants.deleteNote({ id: own.id, noteId });

  expect((await own.poster.api.applicants.readReceived({ id: own.id })).notes).toEqual([]);
  expect((await other.poster.api.applicants.readReceived({ id: other.id })).notes).toMatchObject([{ id: noteId, content: 'Geheim' }]);
});

test('a search finds the title that was sent, and not one that somebody shows to others only', async () => {
  const { poster, job } = await makeScene();
  const applicant = await server.person({ jobTitle: 'Schrijnwerker', isPublic: false });
  await applicant.api.applications.apply({ id: job.id, applicationId: newId() });
  await pool.query(`update profiles set job_title = 'Geheimagent' where id = $1`, [applicant.id]);
  const found = async (search: string) =>
    (await poster.api.applicants.listReceived({ id: job.id, search })).applications.map(({ person }) => person?.id);

  expect([await found('geheimagent'), await found('schrijnwerker')]).toEqual([[], [applicant.id]]);
});

test('an application is moved fifty times at most, and each move is mailed to nobody more than ten times a day', async () => {
  const { poster, applicant, id } = await makeScene();
  const move = (version: number) => ({ id, version, to: version % 2 === 1 ? ('invited' as const) : ('in_review' as const) });
  for (let version = 1; version <= 50; version += 1) {
    await poster.api.applicants.move(move(version));
    await server.mails();
  }

  await expect(poster.api.applicants.move(move(51))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });

  expect((await poster.api.applicants.readReceived({ id })).can.moveTo).toEqual([]);
  const subjects = (await server.mails()).filter(({ to }) => to === applicant.email).map(({ subject }) => subject);
  expect(Object.values(Object.groupBy(subjects, (subject) => subject)).map((same) => same?.length)).toEqual([10, 10]);
});

test('notes are the poster’s alone, until the applicant downloads their data', async () => {
  const { poster, applicant, id } = await makeScene();
  const noteId = newId();
  const add = () => poster.api.applicants.addNote({ id, noteId, content: ' Bellen na zes uur ' });

  const note = await add();
  expect(await add()).toEqual(note);
  expect((await poster.api.applicants.readReceived({ id })).notes).toEqual([note]);
  expect(JSON.stringify(await applicant.api.applications.readOwn({ id }))).not.toContain('Bellen');
  await poster.api.applicants.deleteNote({ id, noteId });

  expect((await poster.api.applicants.readReceived({ id })).notes).toEqual([]);
});

test('fifty notes on an application are enough', async () => {
  const { poster, id } = await makeScene();
  await pool.query(
    `insert into job_application_notes (id, application_id, content, created_at)
     select gen_random_uuid(), $1, 'Bellen', $2 from generate_series(1, 49)`,
    [id, clock.now()],
  );
  const noteId = newId();

  await poster.api.applicants.addNote({ id, noteId, content: 'De vijftigste' });
  await poster.api.applicants.addNote({ id, noteId, content: 'De vijftigste' });
  await expect(poster.api.applicants.addNote({ id, noteId: newId(), content: 'Nog een' })).rejects.toMatchObject({ code: 'FULL' });
});
