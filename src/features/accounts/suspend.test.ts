import { expect, test } from 'vitest';
import { openLiveStream } from '../../app/testing/live-stream.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { liftSuspension, suspendAccount } from './commands/suspend.ts';
import { makeSession } from './factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

const suspend = (email: string) => suspendAccount(db, email, server.clock.now());
const countSessions = async (id: string) => (await pool.query('select 1 from sessions where account_id = $1', [id])).rows.length;

test('suspending a person ends their sessions and streams, and nobody else’s', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const other = server.visitor();
  await other.api.accounts.signIn({ email: anna.email, password: anna.password });
  const streams = [await openLiveStream(anna), await openLiveStream(other)];
  const stays = await openLiveStream(bram);

  expect(await suspend(` ${anna.email.toUpperCase()} `)).toBe('suspended');

  for (const stream of streams) {
    await stream.until(stream.hasEnded, 2_500);
    expect(stream.told.at(-1)?.name).toBe('ended');
  }
  for (const browser of [anna, other]) {
    expect(await browser.api.profiles.readMe()).toBeNull();
    await expect(browser.api.feed.listPosts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await openLiveStream(browser)).status).toBe(401);
  }
  expect(stays.hasEnded()).toBe(false);
  expect(await bram.api.profiles.readMe()).toMatchObject({ id: bram.id });
});

test('signing in says so with the right password only, and counts no attempt', async () => {
  const { id, email, password } = await server.person();
  await suspend(email);

  for (let attempt = 0; attempt < 12; attempt += 1) {
    const browser = server.visitor();
    await expect(browser.api.accounts.signIn({ email, password })).rejects.toMatchObject({
      code: 'SUSPENDED',
      status: 403,
      message: 'Je account is geblokkeerd. Ben je het er niet mee eens? Mail dan naar kantoor@kiem.localhost.',
    });
    expect(browser.cookies.size).toBe(0);
  }
  const wrong = server.visitor().api.accounts.signIn({ email, password: 'verkeerd-7' });
  await expect(wrong).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'E-mailadres of wachtwoord klopt niet.' });
  expect(await countSessions(id)).toBe(0);
});

test('a session that began at the moment of the suspension never works, not after lifting either', async () => {
  const anna = await server.person();
  await suspend(anna.email);
  const expiresAt = new Date(server.clock.now().getTime() + 86_400_000);
  const late = server.visitor();
  late.cookies.set('kiem_session', await makeSession(db, { accountId: anna.id, expiresAt }));

  await expect(late.api.feed.listPosts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await liftSuspension(db, anna.email);
  await expect(late.api.feed.listPosts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

  expect(await countSessions(anna.id)).toBe(0);
});

test('a new password and a confirmed address sign nobody in; links from before don’t work', async () => {
  const anna = await server.person();
  const visitor = server.visitor();
  const linkOf = async () => /token=([\w-]+)/.exec((await server.mails()).findLast(({ to }) => to === anna.email)?.text ?? '')?.[1] ?? '';
  await visitor.api.accounts.requestPasswordReset({ email: anna.email });
  const before = await linkOf();
  await suspend(anna.email);
  const password = 'Wilgenroos-kraanvogel-31';
  await expect(visitor.api.accounts.resetPassword({ token: before, password })).rejects.toMatchObject({ code: 'INVALID_LINK' });
  await visitor.api.accounts.requestPasswordReset({ email: anna.email });

  expect(await visitor.api.accounts.resetPassword({ token: await linkOf(), password })).toEqual({ ok: true, email: anna.email });

  expect(await visitor.api.profiles.readMe()).toBeNull();
  await expect(visitor.api.accounts.signIn({ email: anna.email, password })).rejects.toMatchObject({ code: 'SUSPENDED' });
  await liftSuspension(db, anna.email);
  expect(await visitor.api.accounts.signIn({ email: anna.email, password })).toMatchObject({ ok: true });
});

test('suspending and lifting twice is once, and nobody is found under an unknown address', async () => {
  const { email } = await server.person();

  expect(await liftSuspension(db, email)).toBe('unchanged');
  expect([await suspend(email), await suspend(email)]).toEqual(['suspended', 'unchanged']);
  expect([await liftSuspension(db, email), await liftSuspension(db, email)]).toEqual(['lifted', 'unchanged']);
  expect([await suspend('niemand@voorbeeld.test'), await liftSuspension(db, 'niemand@voorbeeld.test')]).toEqual([null, null]);
});
