import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makePeople } from '../../profiles/factory.ts';
import { makeApplication } from '../applications/factory.ts';
import { makeJob } from '../factory.ts';
import type { Move } from './contract.ts';
import { sendMoves } from './view/send-moves.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

/** A poster with a job and so many applications to it, and the words that decline each. */
async function makeScene(count: number) {
  const poster = await server.person({ roles: ['entrepreneur'] });
  const job = await makeJob(db, { posterId: poster.id, salaryMin: 30_000 });
  const appliedAt = new Date(clock.now().getTime() - 60_000);
  const ids: string[] = [];
  for (const { id: applicantId } of await makePeople(db, count)) {
    const { id } = await makeApplication(db, { job, applicantId, appliedAt });
    ids.push(id);
  }
  const moves = ids.map((id, place): Move => {
    return { id, version: 1, to: 'rejected', message: `Helaas, ${place}.`, tells: true, pay: null };
  });
  const send = (some: Move[]) => poster.api.applicants.moveAll({ moves: some });
  const lastWords = async (id: string) => (await poster.api.applicants.readReceived({ id })).events.at(-1)?.message;
  return { poster, job, ids, moves, send, lastWords };
}

test('several applications are answered at once, each by itself', async () => {
  const { poster, job, ids, moves, send, lastWords } = await makeScene(2);
  const tim = await server.person();
  const withdrawn = await makeApplication(db, { job, applicantId: tim.id, status: 'withdrawn' });
  const stranger = await makeScene(1);
  const [first = '', second = ''] = ids;
  await poster.api.applicants.move({ id: second, version: 1, to: 'in_review' });
  const others = [withdrawn.id, ...stranger.ids].map(
    (id): Move => ({ id, version: 1, to: 'rejected', message: '', tells: true, pay: null }),
  );

  const { results } = await send([...moves, ...others]);

  expect(results.map(({ result }) => result)).toEqual(['moved', 'changed', 'gone', 'gone']);
  expect(await lastWords(first)).toBe('Helaas, 0.');
});

test('an application that an answer didn’t reach comes back as it is now, so that the answer can be sent again', async () => {
  const { poster, ids, moves, send, lastWords } = await makeScene(2);
  const [first = '', second = ''] = ids;
  await poster.api.applicants.move({ id: first, version: 1, to: 'rejected' });
  await poster.api.applicants.move({ id: second, version: 1, to: 'in_review' });

  const { results } = await send(moves);
  expect(results).toMatchObject([
    { result: 'changed', application: { status: 'rejected', can: { moveTo: ['in_review', 'invited'] } } },
    { result: 'changed', application: { status: 'in_review', can: { moveTo: ['invited', 'hired', 'rejected'] } } },
  ]);
  const again = moves.flatMap((move, place) => ({ ...move, version: results[place]?.application?.version ?? 0 }));
  const { results: later } = await send(again);

  expect(later).toMatchObject([{ result: 'not-allowed' }, { id: second, result: 'moved', application: null }]);
  expect(await lastWords(second)).toBe('Helaas, 1.');
});

test('more applications than one request takes are all answered', async () => {
  const { ids, moves, send, lastWords } = await makeScene(51);
  await expect(send(moves)).rejects.toMatchObject({ code: 'BAD_REQUEST' });

  const { results, failure } = await sendMoves(moves, send);

  expect(results.map(({ id, result }) => [id, result])).toEqual(ids.map((id) => [id, 'moved']));
  expect(failure).toBeUndefined();
  expect(await lastWords(ids.at(-1) ?? '')).toBe('Helaas, 50.');
});

test('of a request that fails after another the moves have no result, and are sent again without the others', async () => {
  const { ids, moves, send, lastWords } = await makeScene(11);
  const lost = new Error('no network');
  const sendFirst = (some: Move[]) => (some.length < 10 ? Promise.reject(lost) : send(some));

  const { results, failure } = await sendMoves(moves, sendFirst);
  expect([results.length, failure]).toEqual([10, lost]);
  await sendMoves(moves.slice(10), send);

  expect(await lastWords(ids.at(-1) ?? '')).toBe('Helaas, 10.');
  await expect(sendMoves(moves.slice(10), sendFirst)).rejects.toBe(lost);
});
