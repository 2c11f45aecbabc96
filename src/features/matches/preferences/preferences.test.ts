import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeJob } from '../../jobs/factory.ts';
import { talent, talentIdOf } from '../../talent/factory.ts';
import { baker, bakery, settleMatches } from '../factory.ts';
import { matchChanges } from '../tables.ts';

const server = await startTestServer();
const { services } = server;
const { db, pool } = services;

async function pairsOf({ id }: { id: string }): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from job_matches where person_id = $1 or poster_id = $1', [id]);
  return rows[0].count;
}

test('a person takes part at first, with a bar of 70 percent', async () => {
  const person = await server.person();

  expect(await person.api.matchPreferences.readMatching()).toEqual({ isOn: true, bar: 70 });
  await person.api.matchPreferences.saveMatching({ isOn: true, bar: 85 });
  expect(await person.api.matchPreferences.readMatching()).toEqual({ isOn: true, bar: 85 });
});

test.each([29, 72, 100, 70.5])('a bar of %d is refused', async (bar) => {
  const person = await server.person();

  await expect(person.api.matchPreferences.saveMatching({ isOn: true, bar })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a person who stops leaves all matches at once, answers included, and gets none while it lasts', async () => {
  const [poster, person] = [await server.person(), await server.person(talent(baker))];
  const { id: jobId } = await makeJob(db, { posterId: poster.id, ...bakery });
  await settleMatches(services);
  await person.api.matches.answerMatch({ jobId, talentId: await talentIdOf(db, person), answer: 'interested' });

  await person.api.matchPreferences.saveMatching({ isOn: false, bar: 70 });

  expect(await pairsOf(person)).toBe(0);
  expect((await poster.api.matches.listMatches({ side: 'poster', job: jobId })).matches).toEqual([]);
  expect(await person.api.matches.readSides()).toMatchObject({ isOn: false });
  expect(await person.api.fits.readOwnMatch({ id: jobId })).toEqual({ match: null });
  await poster.api.ownJobs.closeJob({ id: jobId, closing: 'filled' });
  await poster.api.ownJobs.reopenJob({ id: jobId, deadline: null });
  await settleMatches(services);
  expect(await pairsOf(person)).toBe(0);

  await person.api.matchPreferences.saveMatching({ isOn: true, bar: 70 });
  await settleMatches(services);
  expect((await person.api.matches.listMatches({ side: 'talent' })).matches).toMatchObject([{ jobId, status: 'pending' }]);
});

test('a person who stopped in another window stays out when only their bar changes, which other windows are told', async () => {
  const person = await server.person(talent(baker));
  await person.api.matchPreferences.saveMatching({ isOn: false });
  await settleMatches(services);
  const told = async () => (await pool.query(`select from live_events where person_id = $1 and topic = 'matches'`, [person.id])).rowCount;
  const before = await told();

  expect(await person.api.matchPreferences.saveMatching({ bar: 80 })).toEqual({ isOn: false, bar: 80 });

  expect(await person.api.matchPreferences.readMatching()).toEqual({ isOn: false, bar: 80 });
  expect(await db.$count(matchChanges)).toBe(0);
  expect(await told()).toBe((before ?? 0) + 1);
  await expect(person.api.matchPreferences.saveMatching({})).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('the jobs of a poster who stops match nobody', async () => {
  const [poster, person] = [await server.person(), await server.person(talent(baker))];
  await makeJob(db, { posterId: poster.id, ...bakery });
  await settleMatches(services);
  expect(await pairsOf(poster)).toBeGreaterThan(0);

  await poster.api.matchPreferences.saveMatching({ isOn: false, bar: 70 });
  await person.api.matchPreferences.saveMatching({ isOn: false, bar: 70 });
  await person.api.matchPreferences.saveMatching({ isOn: true, bar: 70 });
  await settleMatches(services);

  expect(await pairsOf(poster)).toBe(0);
});
