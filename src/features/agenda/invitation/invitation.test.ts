import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answerAfter } from '../../../app/testing/hold-rows.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { profiles } from '../../profiles/tables.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeUpload } from '../../uploads/factory.ts';

const server = await startTestServer();
const { db, pool } = server.services;

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();

/** Returns a meeting that Anna organizes, and the token that was mailed to Bram. */
async function invite() {
  const [anna, bram] = [await server.person({ firstName: 'Anna', lastName: 'A' }), await server.person()];
  const meeting = await anna.api.agenda.createMeeting({
    ...{ id: newId(), participantId: bram.id, title: 'Kennismaking', startTime: at(24), endTime: at(25) },
  });
  return { anna, bram, meeting, token: await tokenOf(bram) };
}

async function tokenOf(person: Person): Promise<string> {
  const mail = (await server.mails()).findLast(({ to }) => to === person.email);
  return /\/uitnodiging\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('anyone with the link reads and answers the invitation without signing in; reading alone doesn’t answer it', async () => {
  const { anna, meeting, token } = await invite();
  const visitor = server.visitor();

  const read = await visitor.api.invitation.readInvitation({ token });
  expect(read).toMatchObject({
    title: 'Kennismaking',
    organizer: { id: anna.id, firstName: 'Anna' },
    status: 'pending',
    can: { accept: true, decline: true },
  });
  expect(await visitor.send('GET', `/uitnodiging?token=${token}&answer=confirmed`)).toMatchObject({ status: expect.any(Number) });
  expect(await anna.api.agenda.readMeeting({ id: meeting.id })).toMatchObject({ status: 'pending' });
  const answered = await visitor.api.invitation.answerInvitation({ token, sequence: read.sequence, answer: 'declined', reason: 'Vol' });

  expect(answered).toMatchObject({ status: 'declined', can: { accept: true, decline: false } });
  expect(await anna.api.agenda.readMeeting({ id: meeting.id })).toMatchObject({ status: 'declined', reason: 'Vol' });
  expect(visitor.cookies.size).toBe(0);
});

test('the link shows the face of who invites to a reader without a session, and no other picture', async () => {
  const { anna, token } = await invite();
  const other = await invite();
  const [face, post] = [
    await makeUpload(server.services, { ownerId: anna.id, kind: 'avatar' }),
    await makeUpload(server.services, { ownerId: anna.id }),
  ];
  await db.update(profiles).set({ avatarId: face.id }).where(eq(profiles.id, anna.id));
  const visitor = server.visitor();
  const statusOf = async (id: string, proof: string) => (await visitor.fetch(`/uploads/${id}/480.webp${proof}`)).status;

  expect((await visitor.api.invitation.readInvitation({ token })).organizer.avatarId).toBe(face.id);
  expect(await statusOf(face.id, `?uitnodiging=${token}`)).toBe(200);
  expect(await statusOf(post.id, `?uitnodiging=${token}`)).toBe(404);
  for (const proof of ['', '?uitnodiging=', `?uitnodiging=${token}x`, `?uitnodiging=${other.token}`]) {
    expect(await statusOf(face.id, proof)).toBe(404);
  }
});

test('the link of an older mail shows the new time and refuses an answer to the old one', async () => {
  const { anna, meeting, token } = await invite();
  const { title, meetingType, location, description } = meeting;
  await anna.api.agenda.changeMeeting({
    id: meeting.id,
    sequence: 0,
    title,
    meetingType,
    location,
    description,
    startTime: at(48),
    endTime: at(49),
  });
  const visitor = server.visitor();

  await expect(visitor.api.invitation.answerInvitation({ token, sequence: 0, answer: 'confirmed' })).rejects.toMatchObject({
    code: 'CHANGED',
  });
  expect(await visitor.api.invitation.readInvitation({ token })).toMatchObject({ sequence: 1, startTime: at(48) });
  expect(await visitor.api.invitation.answerInvitation({ token, sequence: 1, answer: 'confirmed' })).toMatchObject({ status: 'confirmed' });
});

test('a made-up link, another meeting’s link, and a link between people who can’t see each other are refused', async () => {
  const [one, other] = [await invite(), await invite()];
  const [, signature = ''] = one.token.split('.');
  const visitor = server.visitor();
  const refused = { code: 'INVALID_LINK', status: 404 };
  const read = (token: string) => visitor.api.invitation.readInvitation({ token });

  for (const token of [
    '',
    'onzin',
    '.',
    `${one.meeting.id}.`,
    `${other.meeting.id}.${signature}`,
    `${one.token}.x`,
    `${newId()}.${signature}`,
  ]) {
    await expect(read(token)).rejects.toMatchObject(refused);
  }
  await makeBlock(db, { from: one.bram.id, of: one.anna.id });
  await expect(read(one.token)).rejects.toMatchObject(refused);
  await suspendAccount(db, other.bram.email, server.clock.now());
  await expect(visitor.api.invitation.answerInvitation({ token: other.token, sequence: 0, answer: 'confirmed' })).rejects.toMatchObject(
    refused,
  );
  expect(await other.anna.api.agenda.listUpcoming({})).toEqual({ meetings: [] });
});

test('an answer that waits for the suspension of its own participant finds the link no longer valid', async () => {
  const { bram, meeting, token } = await invite();
  const answer = { token, sequence: meeting.sequence, answer: 'confirmed' } as const;

  const refusal = await answerAfter(
    pool,
    (holder) => holder.query('update accounts set suspended_at = now() where id = $1', [bram.id]),
    () =>
      server
        .visitor()
        .api.invitation.answerInvitation(answer)
        .catch(({ code }) => code),
  );

  expect(refusal).toBe('INVALID_LINK');
});

test('the link of a cancelled meeting shows that and takes no answer', async () => {
  const { anna, meeting, token } = await invite();
  await anna.api.agenda.cancelMeeting({ id: meeting.id });
  const visitor = server.visitor();

  expect(await visitor.api.invitation.readInvitation({ token })).toMatchObject({
    status: 'cancelled',
    can: { accept: false, decline: false },
  });
  await expect(visitor.api.invitation.answerInvitation({ token, sequence: 1, answer: 'confirmed' })).rejects.toMatchObject({
    code: 'CLOSED',
  });
});
