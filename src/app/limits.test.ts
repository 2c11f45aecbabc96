import { afterEach, expect, test } from 'vitest';
import type { Limit } from '../platform/limits.ts';
import { networkOf } from '../platform/server/http/request.ts';
import { accessRows } from './testing/access-rows.ts';
import { makeScene } from './testing/access-scene.ts';
import { callRest } from './testing/call-procedure.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import type { AccessRow, LimitRow } from './testing/procedure-rows.ts';
import { startTestServer } from './testing/test-server.ts';
import { noteWrites } from './testing/written.ts';

// Without tasks, nothing but the tested call writes. One message a minute to one person uses up that limit.
const server = await startTestServer({ tasks: [], environment: { LIMIT_MESSAGES_IN_MINUTE: '1' } });
const { clock, services } = server;
const { paces, pool } = services;

const all = [...contractProcedures].map(([name, { '~orpc': definition }]) => {
  const { limit } = definition.meta as { limit?: Limit };
  return { name, method: definition.route.method, limit };
});
const paced = all.flatMap(({ name, limit }) => (limit !== undefined && 'pace' in limit ? [{ name, pace: limit.pace }] : []));
const counted = all.flatMap(({ name, limit }) =>
  limit !== undefined && 'counts' in limit ? (limit.counts ?? []).map((limitName) => ({ name, limitName })) : [],
);

await pool.query(`
  create table used_up (name text);
  create function use_up() returns trigger language plpgsql as $$ begin
    if exists (select from used_up where new.key like name || ':%') then new.points := 1000000; end if;
    return new;
  end $$;
  create trigger use_up before insert or update on rate_limits for each row execute function use_up();`);
const written = await noteWrites(pool);

afterEach(() => pool.query('delete from used_up; delete from rate_limits'));

/** Returns the caller for whom the procedure succeeds. */
function usualCaller(row: AccessRow | undefined): LimitRow['caller'] {
  if (row?.signedOut !== 'UNAUTHORIZED') return 'signedOut';
  return row.owner === 'ok' ? 'owner' : 'stranger';
}

/** One for all: a call writes nothing here, or is refused. */
const scene = await makeScene(server);

async function callOf({ caller, input }: LimitRow) {
  const browsers = { signedOut: async () => server.visitor(), stranger: () => server.person(), owner: async () => scene.owner };
  const browser = await browsers[caller]();
  return { caller: browser, input: await input?.(scene, server, browser) };
}

const usualCall = (row: AccessRow | undefined): LimitRow => ({ caller: usualCaller(row), input: row?.input });

/** Expects a 429 with the waiting time in a Dutch sentence and in Retry-After. */
async function expectRefused(response: Response): Promise<void> {
  const body = await response.json();
  expect({ status: response.status, ...body }).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/\b([Oo]m \d\d:\d\d kun je|Probeer het over \d+ (second|minu|uur))/),
    data: { seconds: expect.any(Number) },
  });
  expect(response.headers.get('retry-after')).toBe(String(Math.ceil(body.data.seconds)));
}

test('every procedure that writes declares a limit or the reason why it needs none', () => {
  const without = all.filter(({ method, limit }) => method !== 'GET' && limit === undefined);
  const reasons = all.flatMap(({ limit }) => (limit !== undefined && 'none' in limit ? [limit.none] : []));

  expect(without).toEqual([]);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});

test('only signing out, and suggestions that are prepared once, go without a limit', () => {
  const unlimited = all.flatMap(({ name, limit }) => (limit !== undefined && 'none' in limit ? [name] : []));

  expect(unlimited.sort()).toEqual(['accounts.signOut', 'network.listSuggestions', 'network.readCounts']);
});

test('reads that look through all of something, compose decks, or use the only scorer, have a pace', () => {
  const costly = ['approach.readFitting', 'investors.readDashboard', 'matches.listMatches', 'matchExample.scoreExample'];
  const composing = ['decks.readDeck', 'deckLinks.readSharing', 'deckVersions.readVersion', 'home.readHome'];

  expect(paced.map(({ name }) => name)).toEqual(expect.arrayContaining([...costly, ...composing]));
});

const reads = all.filter(({ method, limit }) => method === 'GET' && limit === undefined);

test.each(reads)('$name writes nothing, as it has no limit', async ({ name }) => {
  const row = accessRows.get(name);
  const { caller, input } = await callOf(usualCall(row));
  await written.forget();

  expect((await callRest(caller, name, input)).status).toBeLessThan(500);

  expect(await written.tables()).toEqual([]);
});

test.each(paced)('$name refuses a caller who exceeds its pace', async ({ name, pace }) => {
  const row = accessRows.get(name);
  const { caller, input } = await callOf(usualCall(row));
  const who = 'id' in caller ? caller.id : networkOf(caller.address);
  let uses = 0;
  while (paces.take(`${name} ${who}`, pace, clock.now()) === null) uses += 1;

  const response = await callRest(caller, name, input);

  expect(uses).toBe(pace.points);
  await expectRefused(response);
});

test.each(counted)('$name counts towards $limitName, and refuses callers who have used it up', async ({ name, limitName }) => {
  const row = accessRows.get(name);
  const { caller, input } = await callOf(row?.limits?.[limitName] ?? usualCall(row));
  await pool.query('insert into used_up values ($1)', [limitName]);

  await expectRefused(await callRest(caller, name, input));
});

test('a row names only limits that its procedure counts', () => {
  const declared = counted.map(({ name, limitName }) => `${name} ${limitName}`);
  const named = [...accessRows].flatMap(([name, { limits = {} }]) => Object.keys(limits).map((limitName) => `${name} ${limitName}`));

  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
});
