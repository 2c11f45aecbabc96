import { expect, test } from 'vitest';
import { openShared } from '../../../app/testing/open-shared-deck.ts';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeLink, makeRelease } from '../links/factory.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

let addresses = 0;

/** A released deck with a link for a mail address of its own. */
async function sharedByMail() {
  addresses += 1;
  const email = `lezer-${addresses}@voorbeeld.test`;
  const owner = await server.person();
  const { id: projectId } = await makeProject(db, { ownerId: owner.id });
  await makeRelease(db, { projectId });
  return { owner, projectId, email, ...(await makeLink(db, { projectId, email, createdAt: clock.now() })) };
}

const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
const codeIn = (text = '') => /\b(\d{4} \d{4})\b/.exec(text)?.[1] ?? '';
const lastCode = async (email: string) => codeIn((await mailsTo(email)).at(-1)?.text);
const wrongCode = { code: 'WRONG_CODE', message: 'Deze code klopt niet, of werkt niet meer. Vraag zo nodig een nieuwe aan.' };

test('the reader of an address confirms it by a mailed code, on this browser and for this link alone', async () => {
  const { owner, projectId, email, token } = await sharedByMail();
  const other = await makeLink(db, { projectId, email, createdAt: clock.now() });
  const browser = server.visitor();
  expect(await browser.api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'code' });
  await expect(openShared(browser, { token })).rejects.toMatchObject({ code: 'FORBIDDEN' });

  await browser.api.sharedDecks.requestCode({ token, email: email.toUpperCase() });
  await browser.api.sharedDecks.enterCode({ token, code: await lastCode(email) });

  expect(await openShared(browser, { token })).toMatchObject({ watermark: expect.stringContaining(`${email} · `) });
  expect(await server.visitor().api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'code' });
  expect(await browser.api.sharedDecks.readInvitation({ token: other.token })).toMatchObject({ asks: 'code' });
  const { links } = await owner.api.deckLinks.listLinks({ id: projectId });
  expect(links).toMatchObject([{ openings: 0 }, { email, openings: 1 }]);
  expect((await owner.api.notifications.listNotifications({})).notifications).toMatchObject([
    { kind: 'deck-opened', message: 'Je link “Fonds Noord” is voor het eerst geopend.' },
  ]);
});

test('the answer is the same for another address, which gets no mail', async () => {
  const { email, token } = await sharedByMail();
  const browser = server.visitor();

  expect(await browser.api.sharedDecks.requestCode({ token, email: `x-${email}` })).toEqual({ ok: true });
  expect(await browser.api.sharedDecks.requestCode({ token, email })).toEqual({ ok: true });

  expect(await mailsTo(`x-${email}`)).toEqual([]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a code that can’t be mailed is tried for minutes, not for a day: its reader has asked for another by then', async () => {
  const { email, token } = await sharedByMail();
  await server.visitor().api.sharedDecks.requestCode({ token, email });

  const { rows } = await services.pool.query<{ minutes: number }>(
    `select 2 * retry_delay * (2 ^ retry_limit - 1) / 60 as minutes from pgboss.job where name = 'decks.send-code'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { minutes } of rows) expect(minutes).toBeLessThan(30);
});

test('the mail has the code and nothing that its owner typed', async () => {
  const { email, token } = await sharedByMail();
  await server.visitor().api.sharedDecks.requestCode({ token, email });

  const [mail] = await mailsTo(email);
  expect(mail?.subject).toMatch(/^\d{4} \d{4} is je code bij Kiem$/);
  expect(mail?.text).not.toContain('Fonds Noord');
  expect(mail?.text).not.toContain(token);
});

test('a code works once, and not after 15 minutes', async () => {
  const { email, token } = await sharedByMail();
  const [first, second] = [server.visitor(), server.visitor()];
  await first.api.sharedDecks.requestCode({ token, email });
  const code = await lastCode(email);
  await first.api.sharedDecks.enterCode({ token, code });
  await expect(second.api.sharedDecks.enterCode({ token, code })).rejects.toMatchObject(wrongCode);

  await second.api.sharedDecks.requestCode({ token, email });
  const late = await lastCode(email);
  clock.advance({ seconds: 15 * 60 + 1 });
  await expect(second.api.sharedDecks.enterCode({ token, code: late })).rejects.toMatchObject(wrongCode);
});

test('five wrong codes use up the right one, however many networks enter them at once', async () => {
  const { email, token } = await sharedByMail();
  await server.visitor().api.sharedDecks.requestCode({ token, email });
  const code = await lastCode(email);
  const wrong = code === '0000 0000' ? '11111111' : '00000000';

  const tries = Array.from({ length: 5 }, () => server.visitor().api.sharedDecks.enterCode({ token, code: wrong }));
  for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected');

  await expect(server.visitor().api.sharedDecks.enterCode({ token, code })).rejects.toMatchObject(wrongCode);
});

test('mails are limited for each address and link, whoever asks', async () => {
  const { email, token } = await sharedByMail();
  for (let time = 0; time < 4; time += 1) await server.visitor().api.sharedDecks.requestCode({ token, email });

  await expect(server.visitor().api.sharedDecks.requestCode({ token, email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await mailsTo(email)).toHaveLength(4);
  for (let time = 0; time < 8; time += 1) await server.visitor().api.sharedDecks.requestCode({ token, email: `x${time}@voorbeeld.test` });
  await expect(server.visitor().api.sharedDecks.requestCode({ token, email: 'y@voorbeeld.test' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

test('mails of one owner to an address are limited over all of their links, and those of others aren’t', async () => {
  const { projectId, email, token } = await sharedByMail();
  const links = await Promise.all(Array.from({ length: 4 }, () => makeLink(db, { projectId, email, createdAt: clock.now() })));
  const ask = (by: string) => server.visitor().api.sharedDecks.requestCode({ token: by, email });
  for (const link of links) for (let time = 0; time < 3; time += 1) await ask(link.token);

  await expect(ask(token)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  clock.advance({ seconds: 3601 });
  await expect(ask(token)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await mailsTo(email)).toHaveLength(12);

  const { projectId: ofAnother } = await sharedByMail();
  await ask((await makeLink(db, { projectId: ofAnother, email, createdAt: clock.now() })).token);
  expect(await mailsTo(email)).toHaveLength(13);
});

test.each(['block by the owner', 'block by the reader', 'suspension'] as const)(
  'no code goes to an address after a %s of its account',
  async (end) => {
    const { owner, projectId } = await sharedByMail();
    const person = await server.person();
    const { email } = person;
    const { token } = await makeLink(db, { projectId, email, createdAt: clock.now() });
    if (end === 'suspension') await suspendAccount(db, email, clock.now());
    else if (end === 'block by the owner') await owner.api.network.blockPerson({ id: person.id });
    else await person.api.network.blockPerson({ id: owner.id });

    expect(await server.visitor().api.sharedDecks.requestCode({ token, email })).toEqual({ ok: true });

    expect(await mailsTo(email)).toEqual([]);
  },
);

test('a network that enters many codes, for whichever links, is refused', async () => {
  const { address } = server.visitor();
  const enter = async () => server.visitor(address).api.sharedDecks.enterCode({ token: (await sharedByMail()).token, code: '12345678' });
  for (let time = 0; time < 30; time += 1) await expect(enter()).rejects.toMatchObject(wrongCode);

  await expect(enter()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a renewed link asks its reader for a code again', async () => {
  const { owner, id, email, token } = await sharedByMail();
  const browser = server.visitor();
  await browser.api.sharedDecks.requestCode({ token, email });
  await browser.api.sharedDecks.enterCode({ token, code: await lastCode(email) });

  const { url } = await owner.api.deckLinks.renewLink({ id });

  await expect(browser.api.sharedDecks.checkAccess({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const renewed = url.split('/pitch/')[1] ?? '';
  expect(await browser.api.sharedDecks.readInvitation({ token: renewed })).toMatchObject({ asks: 'code' });
});

test('the database holds neither addresses of links, nor codes, nor cookies as they are', async () => {
  const { email, token } = await sharedByMail();
  const browser = server.visitor();
  await browser.api.sharedDecks.requestCode({ token, email });
  const code = (await lastCode(email)).replace(' ', '');
  const stored = async () => JSON.stringify((await services.pool.query('select * from pitch_links, pitch_link_codes')).rows);
  expect(await stored()).not.toContain(token);
  expect(await stored()).not.toContain(code);
  await browser.api.sharedDecks.enterCode({ token, code });

  const [cookie = ['', '']] = [...browser.cookies];
  expect(cookie[0]).toMatch(/^kiem_pitch_/);
  const readers = JSON.stringify((await services.pool.query('select * from pitch_link_readers')).rows);
  expect(readers).not.toContain(cookie[1]);
});
