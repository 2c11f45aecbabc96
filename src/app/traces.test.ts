import { expect, test } from 'vitest';
import { sessionCookie, sessionSeconds } from '../features/accounts/commands/sessions.ts';
import { makeSession } from '../features/accounts/factory.ts';
import { accountKey } from '../features/accounts/tokens/device.ts';
import { removeAbandonedFiles } from '../features/uploads/commands/remove-uploads.ts';
import { accessRows } from './testing/access-rows.ts';
import { makeScene, type Scene } from './testing/access-scene.ts';
import type { Browser } from './testing/browser.ts';
import { overRpc } from './testing/call-procedure.ts';
import { contractProcedures } from './testing/contract-procedures.ts';
import { findInFiles } from './testing/person-marks.ts';
import { findInDatabase, readPersonTables } from './testing/person-tables.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { pool, db, secret, settings } = server.services;
const newPassword = 'Kastanje-regenboog-4';

/** Places that may still name a person who left, and why. */
const allowedTables = ['public.erased_people: the list by which a restored backup is erased again'];
const allowedFiles = ['erased-people.txt: the same list, outside the database'];

/** Called separately: one ends the account, the other changes the password that the rest needs. */
const calledLast = ['account.deleteAccount', 'account.changePassword'];

async function signedIn({ id }: { id: string }): Promise<Browser> {
  const browser = server.visitor();
  const expiresAt = new Date(server.clock.now().getTime() + sessionSeconds * 1000);
  browser.cookies.set(sessionCookie, await makeSession(db, { accountId: id, expiresAt }));
  return browser;
}

/** Calls every procedure with its input for a scene. */
async function callAll(caller: () => Promise<Browser>, scene: Scene, left: (name: string) => boolean = () => false): Promise<void> {
  for (const name of [...contractProcedures.keys()].filter((each) => !calledLast.includes(each) && !left(each))) {
    await overRpc(await caller(), name, accessRows.get(name)?.input?.(scene, server));
  }
}

const isAllowed = (found: string, allowed: string[]) => allowed.some((each) => `${found}:`.startsWith(`${each.split(':', 1)[0]}:`));

/** Tables that no foreign key leads from to a person, and why none of them keeps one. */
const withoutPeople = {
  abandoned_files: 'random names of folders, until they are removed',
  erased_people: 'the list by which a restored backup is erased again',
  live_events: 'erased with the account',
  match_changes: 'ids of jobs and talent profiles, which lead nowhere once these are gone, until they are looked at',
  match_frequencies: 'the number of jobs with each word that several have',
  match_statistics: 'the number of jobs in that count',
  rate_limits: 'erased with the account, by the keys that hold its id or address',
  search_words: 'words of what everybody may read, until nothing has them any more',
  secrets: 'keys of Kiem itself',
  sign_up_attempts: 'sign-ups that wait for confirmation, which go with the account of their address',
};

test('every table refers to people, or is listed here with the reason why it holds none', async () => {
  const reached = (await readPersonTables(pool)).map(({ name }) => name);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );

  expect(tables.map(({ name }) => name).filter((name) => !reached.includes(name))).toEqual(Object.keys(withoutPeople));
});

// The test makes three hundred calls, some of which hash passwords.
const patience = 240_000;

test(
  'a member who has called every procedure leaves no trace in the database or in files',
  async () => {
    const [scene, others] = [await makeScene(server), await makeScene(server)];
    const { owner: leaver } = scene;
    await callAll(() => signedIn(leaver), scene);
    await callAll(() => signedIn(leaver), others);
    // A change of another account to the leaver's new address would be that account's trace, so it is left out.
    await callAll(
      () => server.person(),
      scene,
      (name) => name === 'account.requestEmailChange',
    );
    const device = server.visitor();
    for (const password of [leaver.password, 'verkeerd-7']) await overRpc(device, 'accounts.signIn', { email: leaver.email, password });
    const browser = await signedIn(leaver);
    await browser.api.account.requestEmailChange({ email: `nieuw-${leaver.email}`, password: leaver.password });
    await browser.api.account.changePassword({ currentPassword: leaver.password, password: newPassword });
    await server.mails();
    await pool.query(`insert into pgboss.job (name, data, state) values ('network.prepare-suggestions', $1, 'failed')`, [
      { personId: leaver.id },
    ]);
    const texts = [leaver.id, leaver.email, accountKey(secret, leaver.id), accountKey(secret, leaver.email)];
    const before = (await Promise.all(texts.map((text) => findInDatabase(pool, text)))).flat().map((row) => row.split(':', 1)[0]);
    expect(before).toEqual(expect.arrayContaining(['public.live_events', 'public.rate_limits', 'pgboss.job', 'public.notifications']));

    await browser.api.account.deleteAccount({ password: newPassword });
    const mails = await server.mails();
    server.clock.advance({ seconds: 60 });
    await removeAbandonedFiles(server.services);

    const left: string[] = [];
    for (const text of texts) {
      const inDatabase = (await findInDatabase(pool, text)).filter((row) => !isAllowed(row, allowedTables));
      const inFiles = (await findInFiles(settings.dataDir, text)).filter(
        (file) => !file.startsWith('mail/') && !isAllowed(file, allowedFiles),
      );
      left.push(...inDatabase, ...inFiles);
    }
    expect(left).toEqual([]);
    // Mail files stand in for mailboxes: the leaver's holds the goodbye alone.
    const own = mails.filter(({ to }) => to.includes(leaver.email));
    expect(own.map(({ subject }) => subject)).toEqual(['Je account bij Kiem is verwijderd']);
  },
  patience,
);
