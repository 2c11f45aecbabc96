import { expect, test } from 'vitest';
import { holdRow, untilSomebodyWaits } from '../../../app/testing/hold-rows.ts';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeLink, makeRelease } from '../links/factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db, pool } = services;

/** A deck that the reader of an address may open, and the departure of its owner. */
async function scene(email: string) {
  const owner = await server.person();
  const { id: projectId } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId });
  const { id: linkId, token } = await makeLink(db, { projectId, email, createdAt: clock.now() });
  const browser = server.visitor();
  await browser.api.sharedDecks.requestCode({ token, email });
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  await browser.api.sharedDecks.enterCode({ token, code: /\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '' });
  const leave = () => owner.send('POST', '/api/account/deletion', { password: owner.password });
  const isThere = async () => (await pool.query('select 1 from pitch_links where id = $1', [linkId])).rowCount === 1;
  return { owner, browser, token, linkId, leave, isThere };
}

test('a visitor who opens a deck for the first time and its owner who leaves don’t wait for each other', async () => {
  const { browser, token, linkId, leave, isThere } = await scene('een@voorbeeld.test');
  const { opening } = await browser.api.sharedDecks.readInvitation({ token });
  const acts: Promise<unknown>[] = [];

  await holdRow(pool, 'pitch_links', linkId, async () => {
    acts.push(browser.send('POST', '/api/shared-deck/opening', { token, opening }));
    await untilSomebodyWaits(pool);
    acts.push(leave());
    await untilSomebodyWaits(pool, 2);
  });

  expect(await Promise.all(acts)).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await isThere()).toBe(false);
});

test('a reader who erases what was kept and an owner who leaves don’t wait for each other', async () => {
  const { browser, token, linkId, leave, isThere } = await scene('twee@voorbeeld.test');
  await openShared(browser, { token });
  const { rows } = await pool.query<{ id: string }>('select id from notifications where subject_id = $1', [linkId]);
  const acts: Promise<unknown>[] = [];

  await holdRow(pool, 'notifications', rows[0]?.id ?? '', async () => {
    acts.push(leave());
    await untilSomebodyWaits(pool);
    acts.push(browser.send('DELETE', '/api/shared-deck/readings', { token }));
    await untilSomebodyWaits(pool, 2);
  });

  expect(await Promise.all(acts)).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await isThere()).toBe(false);
});
