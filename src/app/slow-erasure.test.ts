import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accounts } from '../features/accounts/tables.ts';
import { erasedPeople } from '../platform/server/erased/tables.ts';
import { applyErasedList } from './erased.ts';
import { startTestServer } from './testing/test-server.ts';

/** PostgreSQL ends its statements before it has deleted a profile, as when much hangs on a person. */
const server = await startTestServer({
  async wayToDatabase(connectionString) {
    const address = new URL(connectionString);
    address.searchParams.set('statement_timeout', '1500');
    return { connectionString: address.href };
  },
});
const { db, pool, clock } = server.services;

beforeAll(async () => {
  await pool.query(`
    create function take_long() returns trigger language plpgsql as 'begin perform pg_sleep(2); return old; end';
    create trigger take_long before delete on profiles for each row execute function take_long()`);
});

const isThere = async (id: string) => (await db.select().from(accounts).where(eq(accounts.id, id))).length > 0;

/** Others use Kiem meanwhile: a database that answers nobody would count as one that hangs. */
async function useMeanwhile(): Promise<void> {
  for (let times = 0; times < 5; times += 1) await pool.query('select pg_sleep(0.5)');
}

test('somebody on whom much hangs can delete their account', async () => {
  const { id, api, password } = await server.person();
  await expect(db.delete(accounts).where(eq(accounts.id, id))).rejects.toThrow();

  const [, deleted] = await Promise.all([useMeanwhile(), api.account.deleteAccount({ password })]);

  expect(deleted).toEqual({ ok: true });
  expect(await isThere(id)).toBe(false);
});

test('somebody on whom much hangs and who came back with a backup is erased again', async () => {
  const { id } = await server.person();
  await db.insert(erasedPeople).values({ id, erasedAt: new Date(clock.now().getTime() + 3_600_000) });

  await applyErasedList(server.services);

  expect(await isThere(id)).toBe(false);
});
