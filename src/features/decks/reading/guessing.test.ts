import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { makeProject } from '../../projects/factory.ts';
import { makeLink, makeRelease } from '../links/factory.ts';
import { makeLinkToken } from '../links/tokens/link-token.ts';
import { codesOfAddress, codeTries, guessedLinks, triesOfNetwork } from './policy.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

const refused = {
  code: 'TOO_MANY_REQUESTS',
  status: 429,
  message: expect.stringMatching(/^Te veel pogingen\. Probeer het over .+ opnieuw\.$/),
};
const wrong = { code: 'WRONG_CODE', status: 422 };
let addresses = 0;

/** A link to an address of its own. */
async function sharedByMail() {
  addresses += 1;
  const email = `raden-${addresses}@voorbeeld.test`;
  const { id: projectId } = await makeProject(db, { ownerId: (await server.person()).id });
  await makeRelease(db, { projectId });
  const { token } = await makeLink(db, { projectId, email, createdAt: clock.now(), allowsPdf: true });
  const lastCode = async () => {
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    return (/\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '').replace(' ', '');
  };
  return { email, token, lastCode };
}

const otherThan = (code: string) => (code === '00000000' ? '11111111' : '00000000');

test('a network that guesses addresses is refused every address, the right one too', async () => {
  const { token } = await sharedByMail();
  const { api, send } = server.visitor();
  for (let guess = 0; guess < guessedLinks.points; guess += 1) {
    await expect(api.sharedDecks.readInvitation({ token: makeLinkToken().token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }

  for (const right of [makeLinkToken().token, token]) {
    await expect(api.sharedDecks.readInvitation({ token: right })).rejects.toMatchObject(refused);
    await expect(api.sharedDecks.enterCode({ token: right, code: '12345678' })).rejects.toMatchObject(refused);
    expect(await send('GET', `/api/shared-deck/file?token=${right}&format=pdf`)).toMatchObject({ status: 429 });
  }
  expect(await server.visitor().api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'code' });
});

test('a reader goes on reading from a network that guesses', async () => {
  const { email, token, lastCode } = await sharedByMail();
  const { api, address } = server.visitor();
  await api.sharedDecks.requestCode({ token, email });
  await api.sharedDecks.enterCode({ token, code: await lastCode() });
  for (let guess = 0; guess <= guessedLinks.points; guess += 1) {
    await expect(server.visitor(address).api.sharedDecks.checkAccess({ token: makeLinkToken().token })).rejects.toThrow();
  }

  expect(await api.sharedDecks.checkAccess({ token })).toMatchObject({ releaseId: expect.any(String) });
});

test('the right code doesn’t open after too many wrong ones, and a new one does', async () => {
  const { email, token, lastCode } = await sharedByMail();
  const { api } = server.visitor();
  await api.sharedDecks.requestCode({ token, email });
  const code = await lastCode();
  for (let time = 0; time < codeTries; time += 1) {
    await expect(api.sharedDecks.enterCode({ token, code: otherThan(code) })).rejects.toMatchObject(wrong);
  }

  await expect(api.sharedDecks.enterCode({ token, code })).rejects.toMatchObject(wrong);
  expect(await api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'code', opening: null });
  await api.sharedDecks.requestCode({ token, email });
  await api.sharedDecks.enterCode({ token, code: await lastCode() });
  expect(await api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'nothing' });
});

test('four wrong codes leave the right one to its reader', async () => {
  const { email, token, lastCode } = await sharedByMail();
  const { api } = server.visitor();
  await api.sharedDecks.requestCode({ token, email });
  const code = await lastCode();
  for (let time = 1; time < codeTries; time += 1) {
    await expect(server.visitor().api.sharedDecks.enterCode({ token, code: otherThan(code) })).rejects.toMatchObject(wrong);
  }

  expect(await api.sharedDecks.enterCode({ token, code })).toEqual({ ok: true });
});

test('a network that enters too many codes hears when to go on, and even the right one doesn’t open', async () => {
  const { address, api } = server.visitor();
  for (let time = 0; time < triesOfNetwork.points; time += 1) {
    const { token } = await sharedByMail();
    await expect(api.sharedDecks.enterCode({ token, code: '12345678' })).rejects.toMatchObject(wrong);
  }
  const { email, token, lastCode } = await sharedByMail();
  await server.visitor().api.sharedDecks.requestCode({ token, email });
  const code = await lastCode();

  const answer = server.visitor(address).api.sharedDecks.enterCode({ token, code });

  await expect(answer).rejects.toMatchObject({ ...refused, data: { seconds: expect.any(Number) } });
  expect(await server.visitor(address).api.sharedDecks.readInvitation({ token })).toMatchObject({ asks: 'code' });
  // It isn't used up: its reader enters it elsewhere.
  expect(await server.visitor().api.sharedDecks.enterCode({ token, code })).toEqual({ ok: true });
});

test('codes that are asked for in quick succession are refused with the time to wait', async () => {
  const { email, token } = await sharedByMail();
  for (let time = 0; time < codesOfAddress.points; time += 1) await server.visitor().api.sharedDecks.requestCode({ token, email });

  const answer = server.visitor().api.sharedDecks.requestCode({ token, email });

  await expect(answer).rejects.toMatchObject({ ...refused, data: { seconds: expect.any(Number) } });
});
