import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeUpload } from '../../uploads/factory.ts';
import { type JobDetails, makeJob } from '../factory.ts';
import { makeApplication } from './factory.ts';

const server = await startTestServer();
const { services } = server;
const { db } = services;

async function makeScene(details: Partial<JobDetails> = {}) {
  const [poster, applicant] = [await server.person({ roles: ['entrepreneur'] }), await server.person({ roles: ['talent'] })];
  return { poster, applicant, job: await makeJob(db, { posterId: poster.id, ...details }) };
}

test('the form offers what the person sent last', async () => {
  const { poster, applicant, job } = await makeScene({ questions: [{ kind: 'text', question: 'Wanneer?', isRequired: false }] });
  const cv = await makeUpload(services, { ownerId: applicant.id, kind: 'cv' });
  const before = await makeJob(db, { posterId: poster.id });
  await makeApplication(db, {
    ...{ job: before, applicantId: applicant.id, letter: 'Mijn brief', cvId: cv.id },
    answers: [{ question: 'Wanneer?', answer: 'Morgen' }],
  });

  expect(await applicant.api.applications.readForm({ id: job.id })).toMatchObject({
    state: 'open',
    lastLetter: 'Mijn brief',
    lastCv: { id: cv.id, fileName: 'Plan.pdf' },
    questions: [{ question: 'Wanneer?', lastAnswer: 'Morgen' }],
  });
  expect((await applicant.api.applications.readForm({ id: before.id })).state).toBe('applied');
  expect(await poster.api.applications.readForm({ id: job.id })).toMatchObject({ state: 'own', lastLetter: '', lastCv: null });
});

test('the form offers the last answer that is still among the choices', async () => {
  const choice = { kind: 'choice' as const, isRequired: false };
  const questions = [
    { ...choice, question: 'Rijbewijs?', choices: ['Ja', 'Nee'] },
    { ...choice, question: 'Vaarbewijs?', choices: ['Klein', 'Groot'] },
  ];
  const { poster, applicant, job } = await makeScene({ questions });
  const given = [
    ['Ja', 'Ja'],
    ['Nog niet', 'Nee'],
  ];
  for (const [place, answers] of given.entries()) {
    await makeApplication(db, {
      job: await makeJob(db, { posterId: poster.id }),
      applicantId: applicant.id,
      appliedAt: new Date(Date.now() - 60_000 + place),
      answers: answers.map((answer, which) => ({ question: questions[which]?.question ?? '', answer })),
    });
  }

  expect((await applicant.api.applications.readForm({ id: job.id })).questions).toMatchObject([{ lastAnswer: 'Ja' }, { lastAnswer: '' }]);
});
