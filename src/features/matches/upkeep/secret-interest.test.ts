import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { exportedOf } from '../../../app/testing/exported.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeJob } from '../../jobs/factory.ts';
import { talentProfiles } from '../../profiles/talent/tables.ts';
import { talent, talentIdOf } from '../../talent/factory.ts';
import { baker, bakery, settleMatches } from '../factory.ts';
import { matchesPersonalData } from '../personal-data.ts';
import { matchNews } from '../tables.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

/** As a download has them. */
const matchRows = z.array(z.looseObject({ jobId: z.string(), talentId: z.string() }));

/** A job and a talent who fit each other, and all others of this file. */
async function makeSides() {
  const [poster, person] = await Promise.all([server.person(), server.person(talent(baker))]);
  const { id: jobId } = await makeJob(db, { posterId: poster.id, ...bakery });
  await settleMatches(services);
  return { poster, person, jobId, talentId: await talentIdOf(db, person) };
}

const setAvailability = (talentId: string, availability: 'available' | 'unavailable') =>
  db.update(talentProfiles).set({ availability }).where(eq(talentProfiles.id, talentId));

async function countLiveEvents(personId: string): Promise<number> {
  const { rows } = await pool.query("select from live_events where topic = 'matches' and person_id = $1", [personId]);
  return rows.length;
}

test.each(['talent', 'poster'] as const)('a match that nothing but the interest of a %s kept comes back as all others', async (side) => {
  const { poster, person, jobId, talentId } = await makeSides();
  await makeSides();
  await settleMatches(services);
  const [who, other] = side === 'talent' ? [person, poster] : [poster, person];
  await pool.query('update job_matches set change = $1 where talent_id = $2', ['["desem",9000]', talentId]);
  await who.api.matches.answerMatch({ jobId, talentId, answer: 'interested' });
  const leaveAndReturn = async (leave: () => Promise<unknown>, comeBack: () => Promise<unknown>) => {
    await leave();
    await settleMatches(services);
    clock.advance({ seconds: 60 });
    await comeBack();
    await settleMatches(services);
  };
  const toldBefore = await countLiveEvents(other.id);

  if (side === 'talent')
    await leaveAndReturn(
      () => poster.api.ownJobs.closeJob({ id: jobId, closing: 'filled' }),
      () => poster.api.ownJobs.reopenJob({ id: jobId, deadline: null }),
    );
  else
    await leaveAndReturn(
      () => setAvailability(talentId, 'unavailable'),
      () => setAvailability(talentId, 'available'),
    );

  const exported = await exportedOf(db, matchesPersonalData, other.id);
  const rows = matchRows.parse(side === 'talent' ? exported.asPoster : exported.asTalent);
  const isKept = (row: (typeof rows)[number]) => row.jobId === jobId && row.talentId === talentId;
  const withoutPair = (row: object) => ({ ...row, jobId: '', talentId: '', personId: '', posterId: '', score: 0, reasons: '' });
  const others = rows.filter((row) => !isKept(row));
  expect(others.length).toBeGreaterThan(0);
  for (const each of others) expect(rows.filter(isKept).map(withoutPair)).toEqual([withoutPair(each)]);
  expect(await countLiveEvents(other.id)).toBeGreaterThan(toldBefore);
});

test('a poster is told when a talent comes back whose secret interest kept the match', async () => {
  const { poster, person, jobId, talentId } = await makeSides();
  await person.api.matches.answerMatch({ jobId, talentId, answer: 'interested' });
  await setAvailability(talentId, 'unavailable');
  await settleMatches(services);
  const before = await countLiveEvents(poster.id);
  const isNews = eq(matchNews.personId, poster.id);
  await db.delete(matchNews).where(isNews);

  await setAvailability(talentId, 'available');
  await settleMatches(services);

  expect(await countLiveEvents(poster.id)).toBeGreaterThan(before);
  expect(await db.$count(matchNews, isNews)).toBe(1);
});
