import { expect, test } from 'vitest';
import { makeLink, makeRelease } from '../features/decks/links/factory.ts';
import { makeProject } from '../features/projects/factory.ts';
import { newId } from '../platform/ids.ts';
import { openShared } from './testing/open-shared-deck.ts';
import { signUpAs } from './testing/sign-up-as.ts';
import { startTestServer } from './testing/test-server.ts';

/*
 * Clients make ids, and those of public things are known: somebody may sign up under the id of another's.
 */

const server = await startTestServer();
const { pool, db } = server.services;

async function leaveAs(id: string): Promise<void> {
  const { browser, password } = await signUpAs(server, id);
  await browser.api.account.deleteAccount({ password });
  await server.mails();
}

test('an account under the id of another’s project takes no task of that project along', async () => {
  const owner = await server.person();
  const { id: projectId } = await makeProject(db, { ownerId: owner.id });
  const task = { projectId, generationId: newId() };
  await pool.query(`insert into pgboss.job (name, data, state) values ('decks.write-deck', $1, 'failed')`, [task]);

  await leaveAs(projectId);

  const { rows } = await pool.query(`select data from pgboss.job where name = 'decks.write-deck'`);
  expect(rows).toEqual([{ data: task }]);
});

test('an account under the id of another’s link takes no counter of that link along', async () => {
  const owner = await server.person();
  await owner.api.notifications.savePreference({ kind: 'deck-read', channel: 'mail' });
  const { id: projectId } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId });
  const email = 'lezer@voorbeeld.test';
  const { id: linkId, token } = await makeLink(db, { projectId, email, createdAt: server.clock.now() });
  const reader = server.visitor();
  await reader.api.sharedDecks.requestCode({ token, email });
  const code = (await server.mails()).find(({ to }) => to === email)?.text.match(/\d{4} ?\d{4}/)?.[0] ?? '';
  await reader.api.sharedDecks.enterCode({ token, code: code.replace(' ', '') });
  await openShared(reader, { token });
  const counters = async () => {
    const { rows } = await pool.query<{ key: string }>('select key from rate_limits where strpos(key, $1) > 0 order by key', [linkId]);
    return rows.map(({ key }) => key.replaceAll(linkId, '…').replaceAll(owner.id, 'owner'));
  };
  const before = await counters();
  expect(before).toHaveLength(2);

  await leaveAs(linkId);

  expect(await counters()).toEqual(before);
});
