import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { fullJob, makeJob } from '../../jobs/factory.ts';
import { profileInput } from '../../profiles/factory.ts';
import { talent, talentIdOf } from '../../talent/factory.ts';
import { baker, bakery, settleMatches } from '../factory.ts';
import { bestOfEach } from '../policy.ts';
import { jobMatches, matchChanges, matchDocuments } from '../tables.ts';
import { markMissed, sweepMatches } from './commands/sweep.ts';
import { updateMatches } from './commands/update-matches.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

/** Nobody else uses the server of a test. */
const unhurried = { atOnce: Number.POSITIVE_INFINITY, rest: 0 };

const fields = { ...fullJob(), ...bakery };
const asBaker = { ...profileInput, ...baker, availability: 'available' as const, talentHiddenFrom: [] };

const potter = { jobTitle: 'Pottenbakker', skills: ['klei draaien', 'glazuur mengen'], bio: 'Ik draai kommen.' };
const pottery = { title: 'Pottenbakker', requirements: potter.skills, description: 'Je draait kommen.' };

/** A poster's open job and a baker whom it matches. */
async function matched() {
  const [poster, person] = [await server.person(), await server.person(talent(baker))];
  const job = await makeJob(db, { posterId: poster.id, ...bakery });
  await settleMatches(services);
  return { poster, person, jobId: job.id, talentId: await talentIdOf(db, person) };
}

const isSeen = async (person: Person, jobId: string) => {
  const { matches } = await person.api.matches.listMatches({ side: 'talent' });
  return matches.some((match) => match.jobId === jobId);
};
const isStored = async (jobId: string, talentId: string) =>
  (await db.$count(jobMatches, and(eq(jobMatches.jobId, jobId), eq(jobMatches.talentId, talentId)))) > 0;

async function save(person: Person, changes: Partial<typeof profileInput>) {
  const { version } = await person.api.profile.readOwnProfile();
  await person.api.profile.saveProfile({ ...asBaker, ...changes, version });
}

async function liveEventsOf({ id }: { id: string }): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from live_events where person_id = $1 and topic = 'matches'`, [id]);
  return rows[0].count;
}

test('a posted job finds its talents, and both are told that their list changed', async () => {
  const [poster, person] = [await server.person(), await server.person(talent(baker))];
  await settleMatches(services);
  const before = await liveEventsOf(person);

  const { id } = await poster.api.ownJobs.createJob({ id: newId(), fields });
  await settleMatches(services);

  expect(await isSeen(person, id)).toBe(true);
  expect(await liveEventsOf(person)).toBeGreaterThan(before);
  expect(await liveEventsOf(poster)).toBeGreaterThan(0);
});

test('a job made under the id of a talent profile doesn’t take the place of its change', async () => {
  const { person, talentId } = await matched();
  const poster = await server.person();
  await poster.api.ownJobs.createJob({ id: talentId, fields: { ...fields, ...pottery } });
  await save(person, { bio: 'Ik bak ook taarten.' });
  const waiting = await db.select({ id: matchChanges.id, side: matchChanges.side }).from(matchChanges).where(eq(matchChanges.id, talentId));
  expect(waiting.map(({ side }) => side).sort()).toEqual(['job', 'talent']);
  await settleMatches(services);
});

test('many changes of a job are one to work on, and its matches are those of what it says last', async () => {
  const { poster, person, jobId } = await matched();
  const gardener = await server.person(talent({ jobTitle: 'Tuinman', skills: ['bomen snoeien'] }));
  await settleMatches(services);

  for (const [version, title] of ['Kok', 'Slager', 'Tuinman'].entries()) {
    const changed = { ...fields, title, requirements: ['bomen snoeien'], description: 'Je snoeit bomen in tuinen.' };
    await poster.api.ownJobs.saveJob({ id: jobId, version: version + 1, fields: changed });
  }

  expect(await db.$count(matchChanges)).toBe(1);
  await settleMatches(services);
  expect(await isSeen(gardener, jobId)).toBe(true);
  expect(await isSeen(person, jobId)).toBe(false);
});

test('a closed job leaves at once, and comes back when it is opened again', async () => {
  const { poster, person, jobId, talentId } = await matched();

  await poster.api.ownJobs.closeJob({ id: jobId, closing: 'filled' });

  expect(await isSeen(person, jobId)).toBe(false);
  await settleMatches(services);
  expect(await isStored(jobId, talentId)).toBe(false);
  await poster.api.ownJobs.reopenJob({ id: jobId, deadline: null });
  await settleMatches(services);
  expect(await isSeen(person, jobId)).toBe(true);
});

test('a talent who answered to a job is told that their list changed when it is closed', async () => {
  const { poster, person, jobId, talentId } = await matched();
  await person.api.matches.answerMatch({ jobId, talentId, answer: 'interested' });
  const before = await liveEventsOf(person);

  await poster.api.ownJobs.closeJob({ id: jobId, closing: 'filled' });
  await settleMatches(services);

  expect(await liveEventsOf(person)).toBeGreaterThan(before);
  expect(await isStored(jobId, talentId)).toBe(true);
});

test('a talent who isn’t open to work any more leaves at once', async () => {
  const { poster, person, jobId, talentId } = await matched();

  await save(person, { openToWork: false });

  expect((await poster.api.matches.listMatches({ side: 'poster', job: jobId })).matches.map((match) => match.talentId)).not.toContain(
    talentId,
  );
  expect(await isSeen(person, jobId)).toBe(false);
  await settleMatches(services);
  expect(await isStored(jobId, talentId)).toBe(false);
  await save(person, { openToWork: true });
  await settleMatches(services);
  expect(await isSeen(person, jobId)).toBe(true);
});

test('an answer stays when the match would go, with the percentage that it now has', async () => {
  const { poster, person, jobId, talentId } = await matched();
  await person.api.matches.answerMatch({ jobId, talentId, answer: 'interested' });
  const before = (await person.api.matches.listMatches({ side: 'talent' })).matches.find((match) => match.jobId === jobId);

  const changed = { ...fields, title: 'Duiker', requirements: ['onder water lassen'], description: 'Je last aan schepen.' };
  await poster.api.ownJobs.saveJob({ id: jobId, version: 1, fields: changed });
  await settleMatches(services);

  const after = (await person.api.matches.listMatches({ side: 'talent' })).matches.find((match) => match.jobId === jobId);
  expect(after).toMatchObject({ status: 'interested', answer: 'interested' });
  expect(after?.percent).toBeLessThan(before?.percent ?? 0);
  await person.api.matches.answerMatch({ jobId, talentId, answer: null });
  await poster.api.ownJobs.saveJob({ id: jobId, version: 2, fields: { ...changed, description: 'Je last onder water.' } });
  await settleMatches(services);
  expect(await isStored(jobId, talentId)).toBe(false);
});

test.each(['poster', 'person'] as const)('a block by the %s hides a match at once, and none is made while it lasts', async (blocker) => {
  const { poster, person, jobId, talentId } = await matched();
  const [from, of] = blocker === 'poster' ? [poster, person] : [person, poster];

  await from.api.network.blockPerson({ id: of.id });

  expect(await isSeen(person, jobId)).toBe(false);
  const { matches, counts } = await poster.api.matches.listMatches({ side: 'poster', job: jobId });
  expect(matches.map((match) => match.talentId)).not.toContain(talentId);
  expect(counts?.all).toBe(matches.length);
  await expect(person.api.matches.answerMatch({ jobId, talentId, answer: 'interested' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await save(person, { bio: 'Ik bak al twintig jaar brood.' });
  await poster.api.ownJobs.saveJob({ id: jobId, version: 1, fields });
  await settleMatches(services);
  expect(await isStored(jobId, talentId)).toBe(false);
});

test('a suspended talent and the jobs of a suspended poster are in no list', async () => {
  const [one, other] = [await matched(), await matched()];
  await suspendAccount(db, one.person.email, clock.now());
  await suspendAccount(db, other.poster.email, clock.now());

  const { matches } = await one.poster.api.matches.listMatches({ side: 'poster', job: one.jobId });
  expect(matches.map(({ talentId }) => talentId)).not.toContain(one.talentId);
  expect(await isSeen(other.person, other.jobId)).toBe(false);
});

test('people who left are in no match', async () => {
  const { poster, person, jobId, talentId } = await matched();
  await person.api.matches.answerMatch({ jobId, talentId, answer: 'interested' });

  await person.api.account.deleteAccount({ password: person.password });

  const { matches } = await poster.api.matches.listMatches({ side: 'poster', job: jobId });
  expect(matches.map((match) => match.talentId)).not.toContain(talentId);
  expect(await db.$count(matchDocuments, eq(matchDocuments.talentId, talentId))).toBe(0);
});

test('nobody is matched with their own job', async () => {
  const person = await server.person(talent(baker));
  const { id } = await makeJob(db, { posterId: person.id, ...bakery });
  await settleMatches(services);

  expect(await isSeen(person, id)).toBe(false);
  expect((await person.api.matches.listMatches({ side: 'poster', job: id })).matches.map(({ talentId }) => talentId)).not.toContain(
    await talentIdOf(db, person),
  );
});

test('among the best of a talent, the next one stands for a job that they may not see', async () => {
  const [blocked, poster, person] = [await server.person(), await server.person(), await server.person(talent(potter))];
  await person.api.network.blockPerson({ id: blocked.id });
  await makeJob(db, { posterId: blocked.id, ...pottery });
  const lesser = { ...pottery, title: 'Hulp in de pottenbakkerij' };
  for (let made = 0; made < bestOfEach; made++) await makeJob(db, { posterId: poster.id, ...lesser });

  await settleMatches(services);

  expect(await db.$count(jobMatches, and(eq(jobMatches.personId, person.id), eq(jobMatches.isOfTalent, true)))).toBe(bestOfEach);
  expect(await db.$count(jobMatches, and(eq(jobMatches.personId, person.id), eq(jobMatches.posterId, blocked.id)))).toBe(0);
});

test('a turn at the usual pace reads what a few people changed', async () => {
  const { person, jobId, talentId } = await matched();
  await save(person, { skills: potter.skills, jobTitle: potter.jobTitle, bio: potter.bio });

  await expect.poll(() => updateMatches(services).then(() => db.$count(matchChanges))).toBe(0);

  expect(await isStored(jobId, talentId)).toBe(false);
});

test('the sweep finds what was missed, counts frequencies, and renews each match once a day', async () => {
  const { poster, person, jobId } = await matched();
  await db.delete(matchDocuments).where(eq(matchDocuments.jobId, jobId));
  await db.delete(jobMatches).where(eq(jobMatches.jobId, jobId));
  expect(await isSeen(person, jobId)).toBe(false);

  await markMissed(services);
  await settleMatches(services);
  expect(await isSeen(person, jobId)).toBe(true);

  const statisticsOf = async () => (await pool.query('select distinct statistics from job_matches where poster_id = $1', [poster.id])).rows;
  expect(await statisticsOf()).toEqual([{ statistics: 0 }]);
  clock.advance({ seconds: 60 });
  // A turn of a slow machine may leave some to the next.
  const sweepAndRead = async () => {
    await sweepMatches(services, unhurried);
    return statisticsOf();
  };
  await expect.poll(sweepAndRead).toEqual([{ statistics: 1 }]);

  clock.advance({ days: 1, seconds: 1 });
  const old = 'select count(*)::int as count from match_documents where ranked_at < $1::timestamptz - interval $$1 hour$$';
  const sweep = async () => {
    await sweepMatches(services, unhurried);
    return (await pool.query(old, [clock.now()])).rows[0].count;
  };
  await expect.poll(sweep).toBe(0);
});
