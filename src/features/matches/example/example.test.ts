import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { exampleLimits } from './policy.ts';

const server = await startTestServer();
const { api, send } = server.visitor();

test('a visitor sees an example with its reasons, whose points add up to the percentage', async () => {
  const { job, percent, reasons } = await api.matchExample.scoreExample({});

  expect(reasons.skills.map(({ label }) => label)).toEqual(job.skills);
  expect(reasons.points.reduce((sum, { points }) => sum + points, 0)).toBe(percent);
  expect(new Set(reasons.skills.map(({ fit }) => fit))).toEqual(new Set(['has', 'near', 'field', 'missing']));
});

test('a visitor who adds the promised skill gets the promised percentage', async () => {
  const { talent, percent, change } = await api.matchExample.scoreExample({});
  const after = await api.matchExample.scoreExample({ skills: [...talent.skills, change?.skill ?? ''] });

  expect(change?.percent).toBeGreaterThan(percent);
  expect(after.percent).toBe(change?.percent);
});

test('a visitor who takes all skills away is left with fewer points, and with one who has all nothing is to be changed', async () => {
  const { job, percent } = await api.matchExample.scoreExample({});
  const none = await api.matchExample.scoreExample({ skills: [] });
  const all = await api.matchExample.scoreExample({ skills: job.skills });

  expect(none.percent).toBeLessThan(percent);
  expect(all).toMatchObject({ change: null, talent: { skills: job.skills } });
  expect(all.percent).toBeGreaterThan(percent);
});

test('a skill in other words than those of the dictionary counts nothing', async () => {
  const { talent, reasons } = await api.matchExample.scoreExample({});
  const other = await api.matchExample.scoreExample({ skills: [...talent.skills, 'zeepkistenrennen', '💾'] });

  expect(other.reasons.skills).toEqual(reasons.skills);
});

const askFor = (skills: string[]) =>
  send('GET', `/api/matches/example?${skills.map((skill) => `skills[]=${encodeURIComponent(skill)}`).join('&')}`);

test('the API takes a list of skills', async () => {
  const { status, body } = await askFor(['webanalyse', 'JavaScript']);

  expect(status).toBe(200);
  expect(body).toMatchObject({ talent: { skills: ['webanalyse', 'JavaScript'] } });
});

test.each([
  ['too many skills', Array.from({ length: exampleLimits.skills + 1 }, (_, number) => `v${number}`)],
  ['a skill that is too long', ['x'.repeat(exampleLimits.letters + 1)]],
  ['an empty skill', [' ']],
  ['a skill of characters without a shape', ['\u200b']],
])('the API refuses %s', async (_what, skills) => {
  expect((await askFor(skills)).status).toBe(400);
});
