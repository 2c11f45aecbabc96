import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { removeUnconfirmedAccounts } from './commands/remove-unconfirmed.ts';

const server = await startTestServer();
const { services, clock } = server;

async function signUp(): Promise<{ email: string }> {
  const id = newId();
  const email = `${id}@voorbeeld.test`;
  await server
    .visitor()
    .api.accounts.signUp({ id, firstName: 'An', lastName: 'Maes', email, password: 'Kastanje-regenboog-4', roles: ['talent'] });
  return { email };
}

async function accountsOf(emails: string[]): Promise<string[]> {
  const { rows } = await services.pool.query('select email from accounts where email = any($1)', [emails]);
  return rows.map(({ email }) => email);
}

test('an account that nobody confirms goes after 30 days, with its profile; others stay', async () => {
  const confirmed = await server.person();
  const old = await signUp();
  clock.advance({ days: 15 });
  const young = await signUp();
  clock.advance({ days: 15 });

  await removeUnconfirmedAccounts(services);

  const all = [confirmed.email, old.email, young.email];
  expect((await accountsOf(all)).toSorted()).toEqual([confirmed.email, young.email].toSorted());
  const { rows } = await services.pool.query('select count(*)::int as count from profiles where id not in (select id from accounts)');
  expect(rows).toEqual([{ count: 0 }]);
});
