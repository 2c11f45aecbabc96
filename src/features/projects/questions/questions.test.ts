import { expect, test } from 'vitest';
import { openLiveStream } from '../../../app/testing/live-stream.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeProject } from '../factory.ts';
import { makeQuestion } from './factory.ts';

const server = await startTestServer({ environment: { LIMIT_QUESTIONS: '3' } });
const { services, clock } = server;
const { db } = services;

async function makeScene() {
  const owner = await server.person({ roles: ['entrepreneur'], firstName: 'Bea', lastName: 'Smit' });
  const [asker, reader] = [await server.person({ firstName: 'Emma', lastName: 'Bos' }), await server.person()];
  const { id } = await makeProject(db, { ownerId: owner.id });
  const question = { id, questionId: newId(), content: 'Mag een huurder meedoen?' };
  return { owner, asker, reader, id, question };
}
const told = async (person: Person) => {
  const { notifications } = await person.api.notifications.listNotifications({});
  return notifications.map(({ title, message, actionUrl }) => ({ title, message, actionUrl }));
};
const texts = async (person: Pick<Person, 'api'>, id: string) =>
  (await person.api.questions.listQuestions({ id })).questions.map(({ content }) => content);

test('a member asks, the owner answers, and visitors read both without the name of who asked', async () => {
  const { owner, asker, id, question } = await makeScene();
  const { questionId } = question;

  const asked = await asker.api.questions.askQuestion({ ...question, content: '  Mag een huurder meedoen? ' });
  expect(asked).toMatchObject({ id: questionId, content: 'Mag een huurder meedoen?', answer: null, can: { answer: false, delete: true } });
  expect(asked.asker?.id).toBe(asker.id);
  await owner.api.questions.answerQuestion({ id: questionId, answer: ' Zeker. ' });

  const { questions } = await server.visitor().api.questions.listQuestions({ id });
  const answer = { content: 'Zeker.', answeredAt: clock.now().toISOString() };
  expect(questions).toEqual([{ ...asked, asker: null, answer, can: { answer: false, delete: false } }]);
  expect((await owner.api.questions.listQuestions({ id })).questions[0]?.can).toEqual({ answer: true, delete: true });
});

test('the owner is told of a question, and its asker of the first answer', async () => {
  const { owner, asker, id, question } = await makeScene();
  const actionUrl = `/projecten/${id}?tab=vragen#onderdelen`;

  await Promise.all(Array.from({ length: 5 }, () => asker.api.questions.askQuestion(question)));
  expect(await texts(asker, id)).toEqual([question.content]);
  const message = 'Emma Bos vraagt bij je project: “Mag een huurder meedoen?”';
  expect(await told(owner)).toEqual([{ title: 'Nieuwe vraag', message, actionUrl }]);
  await owner.api.questions.answerQuestion({ id: question.questionId, answer: 'Zeker.' });
  await owner.api.questions.answerQuestion({ id: question.questionId, answer: 'Zeker, graag zelfs.' });

  expect(await told(asker)).toEqual([{ title: 'Je vraag is beantwoord', message: 'Bea Smit: “Zeker.”', actionUrl }]);
  const { questions } = await asker.api.questions.listQuestions({ id });
  expect(questions).toMatchObject([{ answer: { content: 'Zeker, graag zelfs.' } }]);
});

test('the asker gets the answer in a mail, which they may have gone away to wait for', async () => {
  const { owner, asker, question } = await makeScene();
  await asker.api.questions.askQuestion(question);

  await owner.api.questions.answerQuestion({ id: question.questionId, answer: 'Zeker.' });

  const subjects = (await server.mails()).flatMap(({ to, subject }) => (to === asker.email ? [subject] : []));
  expect(subjects).toEqual(['Bea Smit: “Zeker.”']);
});

test('questions come newest first, 20 at a time', async () => {
  const { asker, reader, id } = await makeScene();
  const made: string[] = [];
  for (let place = 0; place < 23; place += 1) {
    const createdAt = new Date(clock.now().getTime() - place * 60_000);
    made.push((await makeQuestion(db, { projectId: id, askerId: asker.id, createdAt })).id);
  }

  const first = await reader.api.questions.listQuestions({ id });
  const second = await reader.api.questions.listQuestions({ id, before: first.next ?? undefined });

  expect([...first.questions, ...second.questions].map((question) => question.id)).toEqual(made);
  expect([first.questions.length, second.next]).toEqual([20, null]);
});

test('only the owner answers, and nobody asks a project of their own', async () => {
  const { owner, asker, reader, question } = await makeScene();
  await asker.api.questions.askQuestion(question);

  for (const other of [asker, reader]) {
    const answering = other.api.questions.answerQuestion({ id: question.questionId, answer: 'Nee.' });
    await expect(answering).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  await expect(owner.api.questions.askQuestion({ ...question, questionId: newId() })).rejects.toMatchObject({ code: 'OWN_PROJECT' });
});

test('a question goes when its asker or the owner deletes it, answered or not, with its notifications', async () => {
  const { owner, asker, reader, id, question } = await makeScene();
  await asker.api.questions.askQuestion(question);
  await owner.api.questions.answerQuestion({ id: question.questionId, answer: 'Zeker.' });
  await expect(reader.api.questions.deleteQuestion({ id: question.questionId })).rejects.toMatchObject({ code: 'FORBIDDEN' });

  await asker.api.questions.deleteQuestion({ id: question.questionId });
  expect([await texts(reader, id), await told(owner), await told(asker)]).toEqual([[], [], []]);
  const next = { ...question, questionId: newId() };
  await asker.api.questions.askQuestion(next);
  await owner.api.questions.deleteQuestion({ id: next.questionId });

  expect([await texts(asker, id), await told(owner)]).toEqual([[], []]);
});

test('a person asks so many questions a day; repeats don’t count', async () => {
  const { asker, id } = await makeScene();
  const ask = (questionId = newId()) => asker.api.questions.askQuestion({ id, questionId, content: 'Wanneer?' });
  const first = await ask();
  for (let turn = 0; turn < 3; turn += 1) await ask(first.id);
  await ask();
  await ask();

  await expect(ask()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Je hebt de afgelopen 24 uur 3 vragen gesteld\./),
  });
  clock.advance({ hours: 24 });
  expect(await ask()).toMatchObject({ content: 'Wanneer?' });
});

test('people who block each other don’t meet in questions', async () => {
  const { owner, asker, reader, id, question } = await makeScene();
  await asker.api.questions.askQuestion(question);

  await makeBlock(db, { from: reader.id, of: asker.id });
  expect([await texts(reader, id), await texts(owner, id)]).toEqual([[], [question.content]]);
  await makeBlock(db, { from: asker.id, of: owner.id });

  expect(await texts(owner, id)).toEqual([]);
  const answering = owner.api.questions.answerQuestion({ id: question.questionId, answer: 'Zeker.' });
  await expect(answering).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a person who leaves takes their questions along', async () => {
  const { owner, asker, id, question } = await makeScene();
  await asker.api.questions.askQuestion(question);

  await asker.send('POST', '/api/account/deletion', { password: asker.password });

  expect([await texts(owner, id), await told(owner)]).toEqual([[], []]);
});

test('a withdrawal takes the notifications of answers back; one answered meanwhile tells nobody', async () => {
  const { owner, asker, id, question } = await makeScene();
  const second = { ...question, questionId: newId() };
  await asker.api.questions.askQuestion(question);
  await asker.api.questions.askQuestion(second);
  await owner.api.questions.answerQuestion({ id: question.questionId, answer: 'Zeker.' });

  await owner.api.ownProjects.withdrawProject({ id });
  await owner.api.questions.answerQuestion({ id: second.questionId, answer: 'Ja.' });

  expect(await told(asker)).toEqual([]);
  expect(await told(owner)).toHaveLength(2);
  await expect(asker.api.questions.listQuestions({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an asker doesn’t hear what the owner does with their questions to a withdrawn project', async () => {
  const { owner, asker } = await makeScene();
  const { id: projectId } = await makeProject(db, { ownerId: owner.id, withdrawnAt: clock.now() });
  const { id } = await makeQuestion(db, { projectId, askerId: asker.id });
  const streams = [await openLiveStream(owner), await openLiveStream(asker)] as const;

  await owner.api.questions.answerQuestion({ id, answer: 'Ja.' });
  await owner.api.questions.deleteQuestion({ id });

  // A message comes after what would have been told.
  await owner.api.messages.sendMessage({ id: asker.id, messageId: newId(), content: 'Dag' });
  for (const stream of streams) await stream.until(() => stream.changes().some(({ topic }) => topic === 'messages'));
  const heard = streams.map((stream) => stream.changes().filter(({ topic }) => topic === 'questions').length);
  expect(heard).toEqual([2, 0]);
  for (const stream of streams) stream.close();
});
