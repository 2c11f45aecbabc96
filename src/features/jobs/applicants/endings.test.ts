import { expect, test } from 'vitest';
import { openLiveStream } from '../../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { makeApplication } from '../applications/factory.ts';
import { type JobDetails, makeJob } from '../factory.ts';

const server = await startTestServer();
const { services } = server;
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

test('a withdrawn application is gone for the poster with all that came with it, and can’t be sent again', async () => {
  const { poster, applicant, job, id } = await makeScene();
  const cv = await makeUpload(services, { ownerId: applicant.id, kind: 'cv' });
  await pool.query('update job_applications set cv_id = $2 where id = $1', [id, cv.id]);
  await poster.api.applicants.addNote({ id, noteId: newId(), content: 'Bellen' });
  const documents = async () =>
    [`/uploads/${cv.id}/document`, `/api/applications/${id}/profile`].map(async (path) => (await poster.fetch(path)).status);
  expect(await Promise.all(await documents())).toEqual([200, 200]);

  await applicant.api.applications.withdraw({ id });
  await applicant.api.applications.withdraw({ id });

  expect((await poster.api.applicants.listReceived({ id: job.id })).applications).toMatchObject([
    { id, person: null, status: 'withdrawn', isReadable: false, hasLetter: false, hasCv: false, noteCount: 0, can: { moveTo: [] } },
  ]);
  await expect(poster.api.applicants.readReceived({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(poster.api.applicants.move({ id, version: 2, to: 'invited' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await Promise.all(await documents())).toEqual([404, 404]);
  expect((await pool.query('select 1 from job_application_notes where application_id = $1', [id])).rowCount).toBe(0);
  expect((await told(poster))[0]).toEqual({
    title: 'Sollicitatie ingetrokken',
    message: 'Emma Bos solliciteert niet langer op “Dakwerker (m/v/x)”.',
  });
  expect(await applicant.api.applications.readOwn({ id })).toMatchObject({ status: 'withdrawn', letter: 'Ik kom graag.' });
  const again = applicant.api.applications.apply({ id: job.id, applicationId: newId() });
  await expect(again).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
});

test('an applicant reads why the job was closed, unless the job isn’t there for them any more', async () => {
  const { poster, applicant, job, id } = await makeScene();
  const shown = async () => {
    const [listed] = (await applicant.api.applications.listOwn({})).applications;
    return [listed?.jobClosing, (await applicant.api.applications.readOwn({ id })).jobClosing];
  };
  expect(await shown()).toEqual([null, null]);

  await poster.api.ownJobs.closeJob({ id: job.id, closing: 'filled' });

  expect(await shown()).toEqual(['filled', 'filled']);
  await makeBlock(db, { from: poster.id, of: applicant.id });
  expect(await shown()).toEqual([null, null]);
});

test('whoever is hired, or whose application the poster can’t read any more, has nothing to withdraw', async () => {
  const { poster, applicant, id } = await makeScene();
  await poster.api.applicants.move({ id, version: 1, to: 'hired', message: 'Welkom!' });
  const ended = await makeScene();
  await pool.query('update job_applications set poster_access_ended_at = now() where id = $1', [ended.id]);

  const refusal = { code: 'NOT_ALLOWED', message: 'Deze sollicitatie kun je niet meer intrekken.' };
  await expect(applicant.api.applications.withdraw({ id })).rejects.toMatchObject(refusal);
  await expect(ended.applicant.api.applications.withdraw({ id: ended.id })).rejects.toMatchObject(refusal);

  expect(await applicant.api.applications.readOwn({ id })).toMatchObject({ status: 'hired', can: { withdraw: false } });
});

test('an applicant deletes their copy of what has ended, and it is erased once the poster can’t read it', async () => {
  const { poster, applicant, id } = await makeScene();
  await expect(applicant.api.applications.deleteOwn({ id })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
    message: 'Trek je sollicitatie eerst in.',
  });
  await poster.api.applicants.move({ id, version: 1, to: 'rejected', message: 'Helaas.' });

  await applicant.api.applications.deleteOwn({ id });
  await expect(applicant.api.applications.readOwn({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await poster.api.applicants.readReceived({ id })).toMatchObject({ letter: 'Ik kom graag.' });

  const other = await makeScene();
  await other.applicant.api.applications.withdraw({ id: other.id });
  await other.applicant.api.applications.deleteOwn({ id: other.id });
  const { rows } = await pool.query('select letter, profile, cv_id, job_title from job_applications where id = $1', [other.id]);
  expect(rows).toEqual([{ letter: '', profile: null, cv_id: null, job_title: '' }]);
  expect((await other.applicant.api.applications.listOwn({})).applications).toEqual([]);
});

test('a deleted copy comes back with a poster’s second thoughts, without the longer time that the applicant allowed', async () => {
  const { poster, applicant, id } = await makeScene();
  await poster.api.applicants.move({ id, version: 1, to: 'rejected', message: 'Helaas.' });
  await applicant.api.retention.chooseKeeping({ id, keptLonger: true });
  await applicant.api.applications.deleteOwn({ id });

  await poster.api.applicants.move({ id, version: 2, to: 'invited', message: 'Kom je toch langs?' });

  expect((await told(applicant)).map(({ title }) => title)).toEqual(['Je bent uitgenodigd']);
  const { letter, events, can } = await applicant.api.applications.readOwn({ id });
  expect([letter, events.at(-1)?.message, can]).toEqual(['Ik kom graag.', 'Kom je toch langs?', { withdraw: true, delete: false }]);
  expect(await applicant.api.retention.readKeeping({ id })).toMatchObject({ keptLonger: false });
  expect((await applicant.api.applications.withdraw({ id })).status).toBe('withdrawn');
});

test('whoever leaves takes letter, CV, answers and the poster’s notes along', async () => {
  const { poster, applicant, job, id } = await makeScene();
  await poster.api.applicants.addNote({ id, noteId: newId(), content: 'Bellen' });

  await applicant.api.account.deleteAccount({ password: applicant.password });

  expect((await poster.api.applicants.listReceived({ id: job.id })).applications).toMatchObject([
    { id, person: null, status: 'withdrawn', isReadable: false },
  ]);
  await expect(poster.api.applicants.readReceived({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { rows } = await pool.query(
    `select letter, profile, applicant_id, (select count(*)::int from job_application_notes where application_id = a.id) as notes
     from job_applications a where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ letter: '', profile: null, applicant_id: null, notes: 0 }]);
});

test('the copy of an applicant stays when the poster leaves, without the poster’s words', async () => {
  const { poster, applicant, id } = await makeScene();
  await poster.api.applicants.move({ id, version: 1, to: 'rejected', message: 'Geheime woorden.' });
  await poster.api.applicants.addNote({ id, noteId: newId(), content: 'Geheime notitie' });

  await poster.api.account.deleteAccount({ password: poster.password });

  const own = await applicant.api.applications.readOwn({ id });
  expect(own).toMatchObject({ jobId: null, jobTitle: 'Dakwerker', poster: null, letter: 'Ik kom graag.', can: { delete: true } });
  expect(own.events.map(({ message }) => message)).toEqual(['', '']);
  expect((await pool.query('select 1 from job_application_notes where application_id = $1', [id])).rowCount).toBe(0);
});

test('whoever waits for an answer is told when the job is deleted, and keeps their copy', async () => {
  const { poster, applicant, job, id } = await makeScene();
  await poster.api.applicants.addNote({ id, noteId: newId(), content: 'Bellen' });

  await poster.api.ownJobs.deleteJob({ id: job.id });

  const message = '“Dakwerker (m/v/x)” bestaat niet meer. Je sollicitatie blijft van jou.';
  await server.mails();
  expect(await told(applicant)).toEqual([{ title: 'Een vacature is weg', message }]);
  expect(await applicant.api.applications.readOwn({ id })).toMatchObject({ jobId: null, letter: 'Ik kom graag.', can: { delete: true } });
  expect((await pool.query('select 1 from job_application_notes where application_id = $1', [id])).rowCount).toBe(0);
  expect((await poster.fetch(`/api/applications/${id}/profile`)).status).toBe(404);
});

test('notifications that named the applicants of a job go with it', async () => {
  const { poster, applicant, job } = await makeScene();
  const other = await makeScene();
  expect(JSON.stringify(await told(poster))).toContain('Emma Bos');

  await poster.api.ownJobs.deleteJob({ id: job.id });

  expect(await told(poster)).toEqual([]);
  expect(await told(other.poster)).toHaveLength(1);
  expect(applicant.id).not.toBe(other.applicant.id);
});

test('applicants are told when the poster leaves, also those who have an answer', async () => {
  const { poster, applicant } = await makeScene();
  const answered = await makeScene();
  await answered.poster.api.applicants.move({ id: answered.id, version: 1, to: 'rejected', message: 'Helaas.' });

  for (const { api, password } of [poster, answered.poster]) await api.account.deleteAccount({ password });
  await server.mails();

  for (const each of [applicant, answered.applicant]) expect((await told(each)).map(({ title }) => title)).toContain('Een vacature is weg');
});

test('people who block each other meet in no application, and the applicant keeps their copy', async () => {
  const { poster, applicant, job, id } = await makeScene();
  const cv = await makeUpload(services, { ownerId: applicant.id, kind: 'cv' });
  await pool.query('update job_applications set cv_id = $2 where id = $1', [id, cv.id]);
  await makeBlock(db, { from: poster.id, of: applicant.id });

  expect((await poster.api.applicants.listReceived({ id: job.id })).applications).toEqual([]);
  expect((await poster.api.applicants.readOverview({ id: job.id })).counts.new).toBe(0);
  expect((await poster.fetch(`/uploads/${cv.id}/document`)).status).toBe(404);
  expect(await applicant.api.applications.readOwn({ id })).toMatchObject({ jobId: null, poster: null, letter: 'Ik kom graag.' });
});

test('a poster behind a block doesn’t hear that an application was withdrawn', async () => {
  const [poster, applicant, other] = [await server.person(), await server.person(), await server.person()];
  const job = await makeJob(db, { posterId: poster.id, title: 'Dakwerker' });
  const { id } = await makeApplication(db, { job: { id: job.id, posterId: poster.id, title: 'Dakwerker' }, applicantId: applicant.id });
  await makeBlock(db, { from: applicant.id, of: poster.id });
  const streams = [await openLiveStream(poster), await openLiveStream(applicant)] as const;

  await applicant.api.applications.withdraw({ id });

  // A message comes after what would have been told.
  await other.api.messages.sendMessage({ id: poster.id, messageId: newId(), content: 'Dag' });
  await streams[0].until(() => streams[0].changes().some(({ topic }) => topic === 'messages'));
  const heard = streams.map((stream) => stream.changes().filter(({ topic }) => topic === 'applications').length);
  expect(heard).toEqual([0, 1]);
  for (const stream of streams) stream.close();
});
