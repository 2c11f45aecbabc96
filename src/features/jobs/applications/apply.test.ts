import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { pdf, photo } from '../../../app/testing/sample-files.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { whenFree } from '../../../app/testing/when-free.ts';
import { addDays } from '../../../platform/calendar.ts';
import { newId } from '../../../platform/ids.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { type JobDetails, makeJob } from '../factory.ts';
import { jobZone } from '../policy.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool } = services;

async function makeScene(details: Partial<JobDetails> = {}) {
  const poster = await server.person({ roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' });
  const applicant = await server.person({ roles: ['talent'], firstName: 'Emma', lastName: 'Bos', bio: 'Ik bouw graag.' });
  const job = await makeJob(db, { posterId: poster.id, title: 'Dakwerker', ...details });
  return { poster, applicant, job };
}

const apply = (person: Pick<Person, 'api'>, jobId: string, more: Partial<Parameters<Person['api']['applications']['apply']>[0]> = {}) =>
  person.api.applications.apply({ id: jobId, applicationId: newId(), ...more });

const today = () => dayOf(clock.now().toISOString(), jobZone);

const told = async (person: Person) => {
  const { notifications } = await person.api.notifications.listNotifications({});
  return notifications.map(({ title, message, actionUrl }) => ({ title, message, actionUrl }));
};

test('a member applies with letter, CV and answers, and both sides read the same', async () => {
  const questions = [
    { kind: 'text' as const, question: 'Wanneer kun je beginnen?', isRequired: true },
    { kind: 'choice' as const, question: 'Heb je een rijbewijs?', isRequired: false, choices: ['Ja', 'Nee'] },
  ];
  const { poster, applicant, job } = await makeScene({ questions, asksLetter: true, asksCv: true, salaryMin: 30_000 });
  const cv = await applicant.api.uploads.createUpload({ id: newId(), kind: 'cv', file: new File([pdf], 'Mijn cv.pdf') });
  const answers = [
    { question: 'Wanneer kun je beginnen?', answer: 'Volgende week' },
    { question: 'Heb je een rijbewijs?', answer: 'Ja' },
  ];

  const sent = await apply(applicant, job.id, { letter: ' Ik kom graag. ', cvId: cv.id, answers });

  expect(sent).toMatchObject({ jobId: job.id, jobTitle: 'Dakwerker', status: 'pending', can: { withdraw: true, delete: false } });
  expect(sent.dueOn).toBe(addDays(today(), 14));
  const content = { letter: 'Ik kom graag.', cv: { id: cv.id, fileName: 'Mijn cv.pdf', bytes: pdf.length }, answers };
  expect(await applicant.api.applications.readOwn({ id: sent.id })).toMatchObject({ ...content, salary: { min: 30_000, max: null } });
  expect(await poster.api.applicants.readReceived({ id: sent.id })).toMatchObject({
    ...content,
    person: { id: applicant.id },
    status: 'pending',
    profile: { firstName: 'Emma', bio: 'Ik bouw graag.', hourlyRate: null },
    notes: [],
  });
  expect((await poster.fetch(`/uploads/${cv.id}/document`)).status).toBe(200);
});

test('the poster is told once of several applications, and may write to the applicant at once', async () => {
  const { poster, applicant, job } = await makeScene();
  const other = await server.person({ firstName: 'Noor', lastName: 'Baert' });

  await apply(applicant, job.id);
  await apply(other, job.id);

  const message = 'Noor Baert en Emma Bos solliciteren op “Dakwerker (m/v/x)”.';
  expect(await told(poster)).toEqual([{ title: 'Nieuwe sollicitaties', message, actionUrl: `/banen/${job.id}/sollicitaties` }]);
  expect((await server.mails()).filter(({ to }) => to === poster.email)).toHaveLength(1);
  await poster.api.messages.sendMessage({ id: applicant.id, messageId: newId(), content: 'Dag Emma' });
  const { conversations } = await applicant.api.messages.listConversations({});
  expect(conversations).toMatchObject([{ person: { id: poster.id } }]);
});

test('fifty identical requests at once make one application', async () => {
  const { poster, applicant, job } = await makeScene();
  const input = { id: job.id, applicationId: newId(), letter: 'Ik kom graag.' };

  const sent = await Promise.all(Array.from({ length: 50 }, () => whenFree(() => applicant.api.applications.apply(input))));

  expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([input.applicationId]));
  expect((await poster.api.applicants.listReceived({ id: job.id })).applications).toHaveLength(1);
  expect((await told(poster)).map(({ title }) => title)).toEqual(['Nieuwe sollicitatie']);
});

test('fifty requests with their own ids make one application, and all but one are refused', async () => {
  const { poster, applicant, job } = await makeScene();

  const results = await Promise.allSettled(Array.from({ length: 50 }, () => whenFree(() => apply(applicant, job.id))));

  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(49);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'ALREADY_APPLIED', message: 'Je hebt al gesolliciteerd op deze vacature.' });
  expect((await poster.api.applicants.listReceived({ id: job.id })).applications).toHaveLength(1);
});

test('cards of jobs know the application of their reader, in the list and among what is saved', async () => {
  const { poster, applicant, job } = await makeScene();
  await applicant.api.savedJobs.saveJob({ id: job.id });
  const ofCard = (jobs: { id: string; ownApplication: unknown }[]) => jobs.find(({ id }) => id === job.id)?.ownApplication;
  const listed = async (person: Pick<Person, 'api'>) => ofCard((await person.api.jobs.listJobs({})).jobs);
  const { id } = await apply(applicant, job.id);

  expect(await listed(applicant)).toEqual({ id, isWithdrawn: false, isKept: true });
  expect(ofCard((await applicant.api.savedJobs.listSaved({})).jobs)).toEqual({ id, isWithdrawn: false, isKept: true });
  for (const other of [poster, await server.person(), server.visitor()]) expect(await listed(other)).toBeNull();
});

test('a job knows the application of its reader, and says whether they withdrew it and kept their copy', async () => {
  const { poster, applicant, job } = await makeScene();
  const ownApplication = async (person: Pick<Person, 'api'>) => (await person.api.jobs.readJob({ id: job.id })).ownApplication;
  expect(await ownApplication(applicant)).toBeNull();

  const { id } = await apply(applicant, job.id);

  expect(await ownApplication(applicant)).toEqual({ id, isWithdrawn: false, isKept: true });
  for (const other of [poster, await server.person(), server.visitor()]) expect(await ownApplication(other)).toBeNull();
  await applicant.api.applications.withdraw({ id });
  expect(await ownApplication(applicant)).toEqual({ id, isWithdrawn: true, isKept: true });
  await applicant.api.applications.deleteOwn({ id });
  expect(await ownApplication(applicant)).toEqual({ id, isWithdrawn: true, isKept: false });
});

test.each([
  ['that is closed', () => ({ closedAt: clock.now(), closing: 'filled' as const })],
  ['whose deadline is over', () => ({ deadline: addDays(today(), -1) })],
])('nobody applies to a job %s', async (_what, details) => {
  const { applicant, job } = await makeScene(details());

  await expect(apply(applicant, job.id)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Niet beschikbaar' });
  expect((await applicant.api.applications.readForm({ id: job.id })).state).toBe('closed');
});

test('a job takes applications on the day of its deadline, and nobody applies to their own', async () => {
  const { poster, applicant, job } = await makeScene({ deadline: today() });

  expect((await apply(applicant, job.id)).status).toBe('pending');
  await expect(apply(poster, job.id)).rejects.toMatchObject({ code: 'OWN_JOB', message: 'Niet beschikbaar' });
});

test('whoever applies while the job is being closed waits, and is told that it is closed', async () => {
  const { applicant, job } = await makeScene();
  const closing = await pool.connect();
  await closing.query('begin');
  await closing.query(`update jobs set closed_at = now(), closing = 'filled' where id = $1`, [job.id]);

  const applying = apply(applicant, job.id).catch(({ code }) => code);
  await untilSomebodyWaits(pool);
  await closing.query('commit');
  closing.release();

  expect(await applying).toBe('UNAVAILABLE');
});

test('visitors are asked to sign in', async () => {
  const { job } = await makeScene();

  await expect(apply(server.visitor(), job.id)).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    message: 'Log in om te solliciteren op deze vacature.',
  });
});

test('an application needs what its job asks for', async () => {
  const questions = [{ kind: 'choice' as const, question: 'Rijbewijs?', isRequired: true, choices: ['Ja', 'Nee'] }];
  const { applicant, job } = await makeScene({ asksLetter: true, asksCv: true, questions });
  const cvId = (await makeUpload(services, { ownerId: applicant.id, kind: 'cv' })).id;
  const full = { letter: 'Ik kom graag.', cvId, answers: [{ question: 'Rijbewijs?', answer: 'Ja' }] };
  const others = (await makeUpload(services, { ownerId: (await server.person()).id, kind: 'cv' })).id;
  const picture = (await makeUpload(services, { ownerId: applicant.id, kind: 'post-image' })).id;

  const refusals: [object, object][] = [
    [{ letter: '  ' }, { code: 'LETTER_NEEDED' }],
    [{ cvId: null }, { code: 'CV_NEEDED' }],
    [{ cvId: others }, { code: 'UNKNOWN_CV' }],
    [{ cvId: picture }, { code: 'UNKNOWN_CV' }],
    [{ answers: [] }, { code: 'QUESTIONS_CHANGED' }],
    [{ answers: [{ question: 'Vaarbewijs?', answer: 'Ja' }] }, { code: 'QUESTIONS_CHANGED' }],
    [{ answers: [{ question: 'Rijbewijs?', answer: ' ' }] }, { code: 'ANSWER_NEEDED', data: { position: 0 } }],
    [{ answers: [{ question: 'Rijbewijs?', answer: 'Misschien' }] }, { code: 'UNKNOWN_CHOICE', data: { position: 0 } }],
  ];
  for (const [more, refusal] of refusals) await expect(apply(applicant, job.id, { ...full, ...more })).rejects.toMatchObject(refusal);
  expect((await apply(applicant, job.id, full)).status).toBe('pending');
});

test('a CV is a PDF by its content', async () => {
  const { applicant } = await makeScene();
  const send = (content: Uint8Array, name: string) =>
    applicant.api.uploads.createUpload({ id: newId(), kind: 'cv', file: new File([new Uint8Array(content)], name) });

  await expect(send(await photo(20, 20).jpeg().toBuffer(), 'cv.pdf')).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  await expect(send(pdf.subarray(0, 40), 'cv.pdf')).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
  expect((await send(pdf, '../cv.exe')).fileName).toBe('cv.pdf');
});

test('phone and e-mail go along only where their owner shows them to the poster, and the rate to freelance jobs', async () => {
  const { poster, applicant, job } = await makeScene();
  await pool.query(
    `update profiles set phone = '0470 12 34 56', phone_visibility = 'nobody', email_visibility = 'everyone', hourly_rate = 80 where id = $1`,
    [applicant.id],
  );
  const freelance = await makeJob(db, { posterId: poster.id, type: 'freelance' });

  const ids = [await apply(applicant, job.id), await apply(applicant, freelance.id)].map(({ id }) => id);
  const profiles = await Promise.all(ids.map(async (id) => (await poster.api.applicants.readReceived({ id })).profile));

  expect(profiles).toMatchObject([
    { phone: null, email: applicant.email, hourlyRate: null },
    { phone: null, email: applicant.email, hourlyRate: 80 },
  ]);
});

test('the job of somebody who blocks the applicant takes no application', async () => {
  const { poster, applicant, job } = await makeScene();
  await makeBlock(db, { from: poster.id, of: applicant.id });

  await expect(apply(applicant, job.id)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Vacature niet gevonden' });
});
