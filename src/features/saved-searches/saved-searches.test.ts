import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { suspendAccount } from '../accounts/commands/suspend.ts';
import { makeJob } from '../jobs/factory.ts';
import { talentProfiles } from '../profiles/talent/tables.ts';
import { makeBlock } from '../relations/factory.ts';
import { talent } from '../talent/factory.ts';
import { startSearchMails } from './commands/start-mails.ts';
import { makeSavedSearch } from './factory.ts';
import { limits } from './policy.ts';

/** A Monday in the winter of Brussels, where eight is seven in UTC. */
const monday = new Date('2026-11-30T07:00:00Z');
const hours = (count: number) => new Date(monday.getTime() + count * 3_600_000);

const server = await startTestServer();

const save = (person: Person, more: object = {}) =>
  person.send('POST', '/api/saved-searches', { id: newId(), kind: 'talent', query: 'zoek=hout', name: 'Hout', cadence: 'week', ...more });
const searchesOf = async ({ api }: Person) => (await api.savedSearches.listSearches()).searches;
const mailsTo = async (at: TestServer, { email }: Person) => (await at.mails()).filter(({ to }) => to === email);

test('a member saves a search, changes it and deletes it, and nobody else sees it', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const id = newId();
  for (let press = 0; press < 2; press += 1) expect(await save(anna, { id })).toMatchObject({ status: 200 });

  expect(await searchesOf(anna)).toMatchObject([{ id, kind: 'talent', name: 'Hout', path: '/talent?zoek=hout', cadence: 'week' }]);
  await anna.api.savedSearches.changeSearch({ id, name: 'Houtbewerkers', cadence: 'day' });
  expect(await searchesOf(anna)).toMatchObject([{ name: 'Houtbewerkers', cadence: 'day' }]);
  expect(await searchesOf(bram)).toEqual([]);
  expect(await bram.send('PUT', `/api/saved-searches/${id}`, { name: 'x', cadence: 'day' })).toMatchObject({ status: 404 });
  await bram.api.savedSearches.deleteSearch({ id });
  await anna.api.savedSearches.deleteSearch({ id: newId() });
  expect(await searchesOf(anna)).toHaveLength(1);
  await anna.api.savedSearches.deleteSearch({ id });
  expect(await searchesOf(anna)).toEqual([]);
});

test('the list itself reads the query: what it doesn’t know is left out, and the same search is saved once', async () => {
  const anna = await server.person();
  await save(anna, { query: 'plaats=Gent&onzin=1&zoek=%20hout&sorteer=onzin&remote=ja' });

  expect((await searchesOf(anna)).map(({ path }) => path)).toEqual(['/talent?zoek=hout&plaats=Gent&remote=ja']);
  expect(await save(anna, { query: 'remote=ja&zoek=hout&plaats=Gent' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await save(anna, { query: 'a'.repeat(limits.query + 1) })).toMatchObject({ status: 400 });
  expect(await save(anna, { name: '  ' })).toMatchObject({ status: 400 });
});

test('a search that is too long as an address writes it is refused, and no shorter one', async () => {
  const anna = await server.person();
  expect(await save(anna, { query: `zoek=${'Ж'.repeat(80)}` })).toMatchObject({ status: 200 });
  expect(await save(anna, { query: `zoek=${'Ж'.repeat(100)}` })).toMatchObject({ status: 422, body: { code: 'TOO_LONG' } });
  expect(await searchesOf(anna)).toHaveLength(1);
});

test(`a member keeps at most ${limits.searches} searches`, async () => {
  const anna = await server.person();
  for (let place = 0; place < limits.searches; place += 1) {
    await makeSavedSearch(server.services.db, { personId: anna.id, query: `zoek=w${place}` });
  }

  expect(await save(anna)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_SAVED' } });
});

/** Starts the mails as a server does that runs at these moments. */
async function run(at: TestServer, ...moments: Date[]) {
  for (const moment of moments) {
    at.clock.set(moment);
    await startSearchMails(at.services);
  }
}

/** A server on the Friday before, with somebody who saved a search, and a way to list talents. */
async function startOnFriday(cadence: 'day' | 'week' | 'none') {
  const at = await startTestServer();
  const { db } = at.services;
  at.clock.set(hours(-72));
  const reader = await at.person({ firstName: 'Hanne' });
  const search = await makeSavedSearch(db, { personId: reader.id, query: 'zoek=hout', name: 'Hout', cadence, createdAt: hours(-72) });
  async function list(firstName: string, listedAt: Date, details: object = {}) {
    const person = await at.person(talent({ firstName, lastName: 'Peeters', jobTitle: 'Meubelmaker', skills: ['Hout'], ...details }));
    await db.update(talentProfiles).set({ listedAt }).where(eq(talentProfiles.personId, person.id));
    return person;
  }
  return { at, db, reader, search, list };
}

test('talents who came to the list in a week are mailed on Monday at eight, once, as the reader may see it', async () => {
  const { at, db, reader, list } = await startOnFriday('week');
  await list('Anna', hours(-2), { location: 'Gent' });
  await list('Oud', hours(-100));
  await list('Anders', hours(-2), { skills: ['Steen'] });
  await list('Later', hours(1));
  await list('Besloten', hours(-2), { isPublic: false });
  await list('Verborgen', hours(-2), { talentHiddenFrom: ['Zilverhark'] });
  await db.execute(`update profiles set company = 'Zilverhark NV' where id = '${reader.id}'`);
  const blocker = await list('Weg', hours(-2));
  await makeBlock(db, { from: blocker.id, of: reader.id });

  await run(at, hours(-0.1));
  expect(await mailsTo(at, reader)).toEqual([]);
  await run(at, hours(0.1), hours(0.2), hours(30));

  const [mail, ...others] = await mailsTo(at, reader);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Nieuw voor “Hout”: 1 talent');
  expect(mail?.text).toContain('Anna Peeters');
  expect(mail?.text).toContain('Meubelmaker · Gent');
  for (const left of ['Oud', 'Anders', 'Later', 'Besloten', 'Verborgen', 'Weg']) expect(mail?.text).not.toContain(left);

  await run(at, hours(7 * 24 + 0.1));
  expect((await mailsTo(at, reader)).map(({ text }) => text.includes('Later Peeters'))).toEqual([false, true]);
});

test('jobs that came to the list are mailed: open ones of others, whom the reader meets', async () => {
  const at = await startTestServer();
  const { db } = at.services;
  at.clock.set(hours(-72));
  const [reader, poster, blocker] = [await at.person(), await at.person(), await at.person()];
  await makeBlock(db, { from: blocker.id, of: reader.id });
  await makeSavedSearch(db, {
    personId: reader.id,
    kind: 'jobs',
    query: 'plaats=gent&eigenaar=mij',
    cadence: 'day',
    createdAt: hours(-72),
  });
  const post = (title: string, details: object = {}) =>
    makeJob(db, { posterId: poster.id, title, location: 'Gent', createdAt: hours(-2), ...details });
  await post('Dakwerker');
  await post('Gesloten', { closedAt: hours(-1), closing: 'filled' });
  await post('Voorbij', { deadline: '2026-11-29' });
  await post('Elders', { location: 'Breda' });
  await post('Eigen', { posterId: reader.id });
  await post('Weg', { posterId: blocker.id });
  await run(at, hours(0.1));

  const [mail] = await mailsTo(at, reader);
  expect(mail?.subject).toContain('1 vacature');
  expect(mail?.text).toMatch(/Dakwerker \(m\/v\/x\).*\s+Zonnedak BV · Gent/);
  for (const left of ['Gesloten', 'Voorbij', 'Elders', 'Eigen', 'Weg']) expect(mail?.text).not.toContain(left);
});

test('a daily search is mailed each day that has something new; several searches come in one mail', async () => {
  const { at, db, reader, list } = await startOnFriday('day');
  await makeSavedSearch(db, { personId: reader.id, query: '', name: 'Iedereen', cadence: 'day', createdAt: hours(-72) });
  await list('Anna', hours(-2));

  await run(at, hours(0.1), hours(24.1));
  await list('Bram', hours(25));
  await run(at, hours(48.1), hours(72.1));

  const mails = await mailsTo(at, reader);
  expect(mails.map(({ subject }) => subject)).toEqual(['Nieuw in 2 van je zoekopdrachten', 'Nieuw in 2 van je zoekopdrachten']);
  expect([mails[0]?.text.includes('Anna Peeters'), mails[1]?.text.includes('Bram Peeters')]).toEqual([true, true]);
  expect(mails[1]?.text).not.toContain('Anna');
});

test('five are shown and the rest counted', async () => {
  const { at, reader, list } = await startOnFriday('day');
  for (let place = 1; place <= 7; place += 1) await list(`T${place}`, hours(-place));
  await run(at, hours(0.1));

  const [mail] = await mailsTo(at, reader);
  expect(mail?.subject).toBe('Nieuw voor “Hout”: 7 talenten');
  expect(mail?.text).toContain('En nog 2 andere.');
});

test('nobody is mailed without a cadence, after unsubscribing, or while suspended; choosing a cadence wants the mail again', async () => {
  const { at, db, reader, search, list } = await startOnFriday('day');
  const unasked = await at.person();
  await makeSavedSearch(db, { personId: unasked.id, cadence: 'none', createdAt: hours(-72) });
  const gone = await at.person();
  await makeSavedSearch(db, { personId: gone.id, cadence: 'day', createdAt: hours(-72) });
  await suspendAccount(db, gone.email, at.clock.now());
  await list('Anna', hours(-2));
  await run(at, hours(0.1));
  const [mail] = await mailsTo(at, reader);
  for (const other of [unasked, gone]) expect(await mailsTo(at, other)).toEqual([]);

  const link = /<(\S+)>/.exec(mail?.headers['list-unsubscribe']?.replaceAll(/\s+/g, '') ?? '')?.[1] ?? '';
  const { pathname, search: query } = new URL(link);
  expect((await at.fetch(pathname + query, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
  const token = new URLSearchParams(query).get('token') ?? '';
  const ended = { subject: 'Nieuw in je bewaarde zoekopdrachten', isInApp: false };
  expect(await at.visitor().api.notifications.unsubscribe({ token })).toEqual(ended);
  expect((await reader.api.savedSearches.listSearches()).isMailed).toBe(false);
  await list('Bram', hours(2));
  await run(at, hours(24.1));
  expect(await mailsTo(at, reader)).toHaveLength(1);

  await reader.api.savedSearches.changeSearch({ id: search.id, name: 'Hout', cadence: 'none' });
  await reader.api.savedSearches.changeSearch({ id: search.id, name: 'Hout', cadence: 'day' });
  expect((await reader.api.savedSearches.listSearches()).isMailed).toBe(true);
  await list('Cem', hours(26));
  await run(at, hours(48.1));
  const mails = await mailsTo(at, reader);
  expect(mails).toHaveLength(2);
  expect([mails[1]?.text.includes('Cem'), mails[1]?.text.includes('Bram')]).toEqual([true, false]);
});

test('two servers that start the mails at the same moment send each once', async () => {
  const { at, reader, list } = await startOnFriday('day');
  await list('Anna', hours(-2));
  at.clock.set(hours(0.1));

  await Promise.all(Array.from({ length: 5 }, () => startSearchMails(at.services)));

  expect(await mailsTo(at, reader)).toHaveLength(1);
});

test('more searches than one run looks at are all mailed, each person once, and a run is bounded', async () => {
  const at = await startTestServer({ tasks: [] });
  const { pool } = at.services;
  // 60,000 searches of 2,000 people, four of whom want a mail; a person's searches may be of two steps.
  await pool.query(
    `
    with made as (
      insert into accounts (id, email, email_verified) select gen_random_uuid(), 'zoeker-' || n || '@kiem.test', true
      from generate_series(1, 2000) n returning id),
    people as (insert into profiles (id, first_name, last_name, roles) select id, 'An', 'Maes', '{talent}' from made returning id)
    insert into saved_searches (id, person_id, kind, query, name, cadence, created_at, told_until)
    select gen_random_uuid(), id, 'talent', 'zoek=' || n, 'Hout', case when place % 500 = 0 then 'day' else 'none' end, $1, $1
    from (select id, row_number() over (order by id) as place from people) numbered, generate_series(1, 30) n`,
    [hours(-72)],
  );
  const mailed = async () =>
    (
      await pool.query<{ person: string; searches: number }>(
        `select data->>'personId' as person, jsonb_array_length(data->'searches') as searches from pgboss.job where name = 'saved-searches.send-finds'`,
      )
    ).rows;

  await run(at, hours(0.1));
  const first = await mailed();
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(4);
  await run(at, hours(0.1), hours(0.1));

  expect(new Set((await mailed()).map(({ person }) => person)).size).toBe(4);
  expect((await mailed()).map(({ searches }) => searches)).toEqual([30, 30, 30, 30]);
});
