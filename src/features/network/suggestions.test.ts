import { expect, test } from 'vitest';
import { holdRow, untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { makePerson, type PersonDetails } from '../profiles/factory.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { prepareOldSuggestions } from './commands/prepare-suggestions.ts';

const server = await startTestServer();
const { services, clock } = server;
const { db, pool } = services;

async function suggestionOf(viewer: Person, id: string) {
  const { suggestions } = await viewer.api.network.listSuggestions({});
  return suggestions.find(({ person }) => person.id === id);
}

const nobody = { count: 0, people: [] };
const noReason = { shared: nobody, sector: null, skill: null, sameCompany: false, samePlace: false };

const investing = { roles: ['investor'], preferredSectors: ['Tech'] } satisfies PersonDetails;

test('each reason is named: shared connections, company, skill, sector and place', async () => {
  const viewer = await server.person({ ...investing, company: 'Zilverhark', location: 'Gent', skills: ['Hout', 'Verf'] });
  const friend = await makePerson(db);
  await makeConnection(db, { from: viewer.id, to: friend.id });
  const known = await makePerson(db);
  await makeConnection(db, { from: known.id, to: friend.id });
  const colleague = await makePerson(db, { company: 'ZILVERHARK' });
  const neighbour = await makePerson(db, { location: 'gent' });
  const skilled = await makePerson(db, { skills: ['Verf'] });
  const investor = await makePerson(db, { ...investing, preferredSectors: ['Tech', 'FinTech'] });
  const formerInvestor = await makePerson(db, { ...investing, roles: ['talent'] });
  const other = await makePerson(db);

  expect(await suggestionOf(viewer, known.id)).toMatchObject({ ...noReason, shared: { count: 1, people: [{ id: friend.id }] } });
  expect(await suggestionOf(viewer, colleague.id)).toMatchObject({ ...noReason, sameCompany: true });
  expect(await suggestionOf(viewer, neighbour.id)).toMatchObject({ ...noReason, samePlace: true });
  expect(await suggestionOf(viewer, skilled.id)).toMatchObject({ ...noReason, skill: 'Verf' });
  expect(await suggestionOf(viewer, investor.id)).toMatchObject({ ...noReason, sector: 'Tech' });
  expect(await suggestionOf(viewer, formerInvestor.id)).toMatchObject(noReason);
  expect(await suggestionOf(viewer, other.id)).toMatchObject(noReason);
});

test('a reason that a change of either profile took away is no longer named', async () => {
  const same = { ...investing, company: 'Weefhuis', location: 'Aalst', skills: ['Weven'] };
  const viewer = await server.person(same);
  const other = await makePerson(db, same);
  const suggested = () => suggestionOf(viewer, other.id);
  const change = (id: string, what: string) => pool.query(`update profiles set ${what} where id = $1`, [id]);
  expect(await suggested()).toMatchObject({ sector: 'Tech', skill: 'Weven', sameCompany: true, samePlace: true });

  await change(other.id, "company = 'Elders', location = 'Oostende'");
  expect(await suggested()).toMatchObject({ sector: 'Tech', skill: 'Weven', sameCompany: false, samePlace: false });
  await change(viewer.id, "company = 'Elders', location = '', skills = '{}'");
  expect(await suggested()).toMatchObject({ sector: 'Tech', skill: null, sameCompany: true, samePlace: false });
  await change(other.id, "location = '', roles = '{talent}'");
  expect(await suggested()).toMatchObject({ sector: null, sameCompany: true, samePlace: false });
  await change(viewer.id, "company = ''");
  await change(other.id, "company = ''");

  expect(await suggested()).toMatchObject(noReason);
});

test('a suggestion shows how the person’s own text begins', async () => {
  const viewer = await server.person();
  const { id } = await makePerson(db, { bio: `Ik bouw molens.${'!'.repeat(1000)}` });

  expect((await suggestionOf(viewer, id))?.bio).toMatch(/^Ik bouw molens\.!{265}$/);
});

test('the person with more in common comes first', async () => {
  const viewer = await server.person({ company: 'Peulwerk', location: 'Zwolle' });
  const neighbour = await makePerson(db, { location: 'Zwolle' });
  const colleague = await makePerson(db, { company: 'Peulwerk', location: 'Zwolle' });

  const { suggestions } = await viewer.api.network.listSuggestions({});

  expect(suggestions.slice(0, 2).map(({ person }) => person.id)).toEqual([colleague.id, neighbour.id]);
});

test('suggestions leave out oneself, connections, open and declined requests, and dismissed, non-public and unconfirmed people', async () => {
  const viewer = await server.person({ company: 'Ovenmaat' });
  const work = { company: 'Ovenmaat' };
  const people = await Promise.all(Array.from({ length: 8 }, () => makePerson(db, work)));
  const [connection, asked, asker, declined, dismissed, hidden, unconfirmed, shown] = people.map(({ id }) => id);
  await makeConnection(db, { from: viewer.id, to: connection ?? '' });
  await makeConnection(db, { from: viewer.id, to: asked ?? '', status: 'pending' });
  await makeConnection(db, { from: asker ?? '', to: viewer.id, status: 'pending' });
  await makeConnection(db, { from: viewer.id, to: declined ?? '', status: 'rejected' });
  await viewer.api.network.dismissSuggestion({ id: dismissed ?? '' });
  await pool.query('update profiles set is_public = false where id = $1', [hidden]);
  await pool.query('update accounts set email_verified = false where id = $1', [unconfirmed]);

  const { suggestions } = await viewer.api.network.listSuggestions({});

  const ids = suggestions.map(({ person }) => person.id);
  expect(ids.filter((id) => [viewer.id, ...people.map((person) => person.id)].includes(id))).toEqual([shown]);
});

test('changes after the preparation apply at once', async () => {
  const viewer = await server.person({ company: 'Lindewerf' });
  const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(db, { company: 'Lindewerf' })));
  const [asked = '', dismissed = '', hidden = '', shown = ''] = people.map(({ id }) => id);
  const before = (await viewer.api.network.listSuggestions({})).suggestions.length;

  await viewer.api.network.requestConnection({ id: asked });
  await viewer.api.network.dismissSuggestion({ id: dismissed });
  await viewer.api.network.dismissSuggestion({ id: dismissed });
  await pool.query('update profiles set is_public = false where id = $1', [hidden]);

  const { suggestions } = await viewer.api.network.listSuggestions({});
  const ids = suggestions.map(({ person }) => person.id);
  expect(ids.filter((id) => [asked, dismissed, hidden, shown].includes(id))).toEqual([shown]);
  expect(await viewer.api.network.readCounts({})).toMatchObject({ suggestions: suggestions.length });
  expect(suggestions.length).toBeLessThanOrEqual(before);
});

test('at most 50 are shown, and filters look in those', async () => {
  const viewer = await server.person({ company: 'Groot' });
  await Promise.all(Array.from({ length: 60 }, (_, place) => makePerson(db, { company: 'Groot', firstName: place < 30 ? 'Piet' : 'Jan' })));

  expect((await viewer.api.network.listSuggestions({})).suggestions).toHaveLength(50);
  expect(await viewer.api.network.readCounts({})).toMatchObject({ suggestions: 50 });
  const { suggestions } = await viewer.api.network.listSuggestions({ search: 'piet' });
  expect(new Set(suggestions.map(({ person }) => person.firstName))).toEqual(new Set(['Piet']));
});

test('a dismissed suggestion that is taken back is suggested again, and one who can’t be seen can’t be', async () => {
  const viewer = await server.person({ company: 'Wolkwerk' });
  const { id } = await makePerson(db, { company: 'Wolkwerk' });
  const blocker = await makePerson(db);
  await makeBlock(db, { from: blocker.id, of: viewer.id });
  expect(await suggestionOf(viewer, id)).toBeDefined();
  await viewer.api.network.dismissSuggestion({ id });
  expect(await suggestionOf(viewer, id)).toBeUndefined();

  await viewer.api.network.restoreSuggestion({ id });
  await viewer.api.network.restoreSuggestion({ id });

  expect(await suggestionOf(viewer, id)).toMatchObject({ sameCompany: true });
  await expect(viewer.api.network.restoreSuggestion({ id: blocker.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a new connection brings new suggestions, for both', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const known = await makePerson(db);
  await makeConnection(db, { from: bram.id, to: known.id });
  await anna.api.network.listSuggestions({});
  await anna.api.network.requestConnection({ id: bram.id });

  await bram.api.network.acceptRequest({ id: anna.id });

  await expect.poll(() => suggestionOf(anna, known.id)).toMatchObject({ shared: { count: 1 } });
});

test('the first suggestions are prepared once, however much a new member asks for at once, at whichever server', async () => {
  const other = await startTestServer({ beside: server, tasks: [] });
  const viewer = await server.person();
  await makePerson(db);
  const elsewhere = other.visitor();
  for (const [name, value] of viewer.cookies) elsewhere.cookies.set(name, value);
  await pool.query(`
    create table preparations (person_id uuid);
    create function note_preparation() returns trigger language plpgsql as $$
      begin insert into preparations values (new.person_id); return null; end $$;
    create trigger note_preparation after insert or update on suggestion_runs for each row execute function note_preparation()`);
  const asked: ReturnType<typeof viewer.api.network.readCounts>[] = [];

  // No preparation ends before all of them are on their way.
  await holdRow(pool, 'profiles', viewer.id, async () => {
    for (const { api } of [viewer, elsewhere]) {
      for (let call = 0; call < 30; call += 1) asked.push(api.network.readCounts({}));
      await untilSomebodyWaits(pool);
    }
  });

  const answers = await Promise.all(asked);
  expect(answers.map(({ suggestions }) => suggestions)).toEqual(answers.map(() => answers[0]?.suggestions));
  expect(answers[0]?.suggestions).toBeGreaterThan(0);
  expect((await pool.query('select 1 from preparations where person_id = $1', [viewer.id])).rowCount).toBe(1);
});

test('the background prepares suggestions of active people that are old, or whose profile changed', async () => {
  const anna = await server.person({ updatedAt: new Date('2026-01-01') });
  await anna.api.network.listSuggestions({});
  const prepared = async () =>
    (await pool.query('select prepared_at from suggestion_runs where person_id = $1', [anna.id])).rows[0].prepared_at.toISOString();
  const first = await prepared();

  clock.advance({ hours: 2 });
  await anna.api.profiles.readMe();
  await prepareOldSuggestions(services);
  expect(await prepared()).toBe(first);

  await pool.query('update profiles set updated_at = $2 where id = $1', [anna.id, clock.now()]);
  clock.advance({ hours: 1 });
  await prepareOldSuggestions(services);
  const second = await prepared();
  expect(second).toBe(clock.now().toISOString());

  clock.advance({ hours: 25 });
  await anna.api.profiles.readMe();
  await prepareOldSuggestions(services);
  expect(await prepared()).toBe(clock.now().toISOString());
});
