import { expect, test } from 'vitest';
import { makeJob } from '../features/jobs/factory.ts';
import { publicTalent } from '../features/talent/factory.ts';
import { newId } from '../platform/ids.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const poster = await server.person({ roles: ['entrepreneur'] });
await makeJob(server.services.db, { posterId: poster.id, title: 'Eigen werk', type: 'full-time', salaryMin: 30_000, salaryMax: 45_000 });
const other = await server.person({ roles: ['entrepreneur'] });
await makeJob(server.services.db, { posterId: other.id, title: 'Ander werk', type: 'full-time', salaryMin: 20_000, salaryMax: 25_000 });
await server.person(publicTalent({ firstName: 'Bram', remoteWork: true, hourlyRate: 90, experienceYears: 12 }));
await server.person(publicTalent({ firstName: 'Zoë', remoteWork: false, hourlyRate: 45.5, experienceYears: 3 }));

async function get(path: string) {
  const { status, body } = await poster.send('GET', `/api${path}`);
  return { status, body };
}

const jobs = (...titles: string[]) => ({ jobs: titles.map((title) => expect.objectContaining({ title })) });
const talents = (...names: string[]) => ({
  talents: names.map((firstName) => expect.objectContaining({ person: expect.objectContaining({ firstName }) })),
});

test.each([
  ['/jobs?own=true', jobs('Eigen werk')],
  ['/jobs?own=false&minPay=40000', jobs('Eigen werk')],
  ['/jobs?minPay=25000.5', jobs('Eigen werk')],
  ['/jobs?own=false', jobs('Ander werk', 'Eigen werk')],
  ['/talents?remote=true', talents('Bram')],
  ['/talents?remote=false', talents('Zoë', 'Bram')],
  ['/talents?maxRate=45.5', talents('Zoë')],
  ['/talents?minYears=4&remote=true', talents('Bram')],
  // A search is a text, whatever it looks like.
  ['/talents?search=true', talents()],
  ['/talents?search=12', talents()],
])('a query has booleans and numbers: %s', async (path, body) => {
  expect(await get(path)).toMatchObject({ status: 200, body });
});

test.each([`ids[]=${other.id}&ids[]=${poster.id}`, `ids[0]=${other.id}`, `ids=${other.id}&ids=${poster.id}`])(
  'a query has lists: %s',
  async (query) => {
    expect(await get(`/presence/online?${query}`)).toMatchObject({ status: 200 });
  },
);

test.each([
  ['/jobs?own=maybe', 'own'],
  ['/jobs?own=', 'own'],
  ['/jobs?own=1', 'own'],
  ['/jobs?own=true&own=false', 'own'],
  ['/jobs?minPay=0', 'minPay'],
  ['/jobs?minPay=veel', 'minPay'],
  ['/jobs?minPay=1e400', 'minPay'],
  ['/jobs?minPay=NaN', 'minPay'],
  ['/jobs?minPay[]=1', 'minPay'],
  ['/talents?remote=maybe', 'remote'],
  ['/talents?remote[x]=true', 'remote'],
  ['/talents?maxRate=-1', 'maxRate'],
  ['/talents?maxRate=Infinity', 'maxRate'],
  [`/presence/online?ids[]=${newId()}&ids[]=1`, 'ids.1'],
])('a query is refused at the field that is wrong: %s', async (path, field) => {
  expect(await get(path)).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: expect.any(String), data: { fields: { [field]: expect.any(String) } } },
  });
});

test('a query is refused with unknown fields', async () => {
  expect(await get('/jobs?own=true&__proto__=true')).toMatchObject({ status: 400 });
  expect(await get('/jobs?own=true&wat=1')).toMatchObject({ status: 400 });
});

test('bodies and RPC take no text for a number or a boolean', async () => {
  const body = { showsReadMarks: 'true' };
  expect(await poster.send('PUT', '/api/messages/preferences', body)).toMatchObject({ status: 400 });
  const response = await poster.fetch('/rpc/talent/listTalents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { remote: 'true' } }),
  });
  expect(response.status).toBe(400);
});
