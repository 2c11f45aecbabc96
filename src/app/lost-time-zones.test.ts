import { expect, test } from 'vitest';
import { makeSavedSearch } from '../features/saved-searches/factory.ts';
import { startTestServer } from './testing/test-server.ts';
import { chores } from './worker.ts';

const server = await startTestServer();
const { db, pool } = server.services;

test.each(['start-digests', 'start-weekly-mails', 'start-search-mails'])(
  '%s goes on after PostgreSQL lost a zone, as by an update or a restore elsewhere',
  async (name) => {
    const [anna, far] = [await server.person({ roles: ['investor'] }), await server.person()];
    await far.api.account.setTimeZone({ timeZone: 'America/Paramaribo' });
    await anna.api.notifications.savePreference({ kind: 'weekly-matches', channel: 'mail' });
    await makeSavedSearch(db, { personId: anna.id });
    await far.api.network.requestConnection({ id: anna.id });
    await pool.query('update notifications set awaits_digest = true where person_id = $1', [anna.id]);
    await pool.query(`update accounts set time_zone = 'Asia/Verdwenen' where id = $1`, [anna.id]);

    await chores.find((chore) => chore.name === name)?.run(server.services);

    expect(await anna.api.account.readAccount()).toMatchObject({ timeZone: 'Europe/Brussels' });
    expect(await far.api.account.readAccount()).toMatchObject({ timeZone: 'America/Paramaribo' });
  },
);
