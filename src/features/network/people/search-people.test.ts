import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makePeople } from '../../profiles/factory.ts';
import { makeBlock, makeConnection } from '../../relations/factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

const anna = await server.person({ firstName: 'Anna', lastName: 'Zoeker' });
const find = async (search: string, filters = {}) =>
  (await anna.api.people.searchPeople({ search, ...filters })).people.map(({ person }) => person.firstName);

async function nameWork(id: string, jobTitle: string, company: string, isPublic = true): Promise<void> {
  await pool.query('update profiles set job_title = $2, company = $3, is_public = $4 where id = $1', [id, jobTitle, company, isPublic]);
}

test('people are found by how words of name, title and company begin, without regard to case and accents', async () => {
  const zoe = await server.person({ firstName: 'Zoë', lastName: 'Quispel-Van Ranst' });
  await nameWork(zoe.id, 'Productontwerper', 'Kwartel.be & Co');

  for (const words of ['zoe', 'ZOË quis', 'van ranst', 'quispel', 'productontw', 'kwartel', 'kwartel.be', 'co zoë']) {
    expect(await find(words), words).toEqual(['Zoë']);
  }
  for (const words of ['ontwerper', 'zoef', 'zoë bakker', '& | !', '.:*']) expect(await find(words), words).toEqual([]);
});

test('a profile that isn’t public is only found by name, and shows name and picture only', async () => {
  const { id } = await server.person({ firstName: 'Verstild', lastName: 'Water' });
  await nameWork(id, 'Geheimzinnig', 'Stilte', false);

  expect(await find('geheimzinnig')).toEqual([]);
  expect((await anna.api.people.searchPeople({ search: 'verstild' })).people).toMatchObject([
    { person: { id, lastName: 'Water', jobTitle: '', company: '', roles: [], location: '', openToWork: false } },
  ]);
});

test('oneself, connections, open requests, blocked, suspended and unconfirmed people are left out', async () => {
  const names = ['Vriend', 'Vrager', 'Verklikt', 'Gesloten', 'Onbekend', 'Ander'];
  const people = await Promise.all(names.map((firstName) => server.person({ firstName, lastName: 'Grutto' })));
  const [friend, asker, blocked, suspended, unconfirmed] = people.map(({ id }) => id);
  await pool.query(`update profiles set last_name = 'Grutto' where id = $1`, [anna.id]);
  await makeConnection(db, { from: anna.id, to: friend ?? '' });
  await makeConnection(db, { from: asker ?? '', to: anna.id, status: 'pending' });
  await makeBlock(db, { from: blocked ?? '', of: anna.id });
  await pool.query('update accounts set suspended_at = now() where id = $1', [suspended]);
  await pool.query('update accounts set email_verified = false where id = $1', [unconfirmed]);

  expect(await find('grutto')).toEqual(['Ander']);
});

test('the first sixteenth of all people comes before the rest, and pages lead from one to the other', async () => {
  const ids = Array.from({ length: 24 }, (_, place) => newId().slice(0, -1) + (place % 2 === 0 ? '0' : 'a'));
  await makePeople(db, ids.length, (place) => ({ id: ids[place] ?? '', firstName: 'Scholekster' }));

  const first = await anna.api.people.searchPeople({ search: 'scholekster' });
  const second = await anna.api.people.searchPeople({ search: 'scholekster', after: first.next ?? undefined });

  const seen = [...first.people, ...second.people].map(({ person }) => person.id);
  expect(seen).toEqual(ids.toSorted((one, other) => one.slice(-1).localeCompare(other.slice(-1)) || one.localeCompare(other)));
  expect([first.people.length, second.next]).toEqual([20, null]);
});

test('filters narrow it, and there are pages of 20', async () => {
  const people = await Promise.all(Array.from({ length: 23 }, () => server.person({ firstName: 'Wulp', roles: ['talent'] })));
  await pool.query(`update profiles set roles = '{investor}' where id = $1`, [people[0]?.id]);

  const first = await anna.api.people.searchPeople({ search: 'wulp' });
  const second = await anna.api.people.searchPeople({ search: 'wulp', after: first.next ?? undefined });

  const seen = [...first.people, ...second.people].map(({ person }) => person.id);
  expect(seen.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  expect([first.people.length, second.next]).toEqual([20, null]);
  expect(await find('wulp', { role: 'investor' })).toEqual(['Wulp']);
});
