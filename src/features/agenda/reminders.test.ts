import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { remindOfMeetings } from './commands/remind.ts';
import type { Meeting } from './contract.ts';

const server = await startTestServer({ environment: { LIMIT_MEETINGS: '1000' } });
const { services } = server;

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const plan = (organizer: Person, participant: Person, hours: number) =>
  organizer.api.agenda.createMeeting({
    ...{ id: newId(), participantId: participant.id, title: 'Kennismaking', startTime: at(hours), endTime: at(hours + 1) },
  });
const reminders = async (person: Person) =>
  (await person.api.notifications.listNotifications({})).notifications
    .filter(({ kind }) => kind === 'meeting-tomorrow' || kind === 'meeting-soon')
    .map(({ kind }) => kind);
const mails = async (person: Person, at = server) =>
  (await at.mails()).filter(({ to, subject }) => to === person.email && subject.startsWith('Herinnering')).map(({ text }) => text);
const pair = async () =>
  [await server.person({ firstName: 'Anna', lastName: 'A' }), await server.person({ firstName: 'Bram', lastName: 'B' })] as const;
const fieldsOf = ({ id, sequence, title, meetingType, location, description }: Meeting) => {
  return { id, sequence, title, meetingType, location, description };
};

test('both people are reminded once by mail a day before, and once in the app 15 minutes before', async () => {
  const [anna, bram] = await pair();
  await plan(anna, bram, 30);

  await remindOfMeetings(services);
  expect(await reminders(anna)).toEqual([]);
  server.clock.advance({ hours: 6 });
  await remindOfMeetings(services);
  await remindOfMeetings(services);
  expect([await reminders(anna), await reminders(bram)]).toEqual([['meeting-tomorrow'], ['meeting-tomorrow']]);
  server.clock.advance({ hours: 23, seconds: 45 * 60 });
  await remindOfMeetings(services);
  await remindOfMeetings(services);

  expect([await reminders(anna), await reminders(bram)]).toEqual([['meeting-soon'], ['meeting-soon']]);
  expect(await mails(anna)).toEqual([expect.stringContaining('Je hebt een meeting met Bram B.')]);
  expect(await mails(bram)).toEqual([expect.stringContaining('Je hebt een meeting met Anna A.')]);
});

test('two servers that remind at the same moment send each reminder once', async () => {
  const other = await startTestServer({ beside: server });
  const [anna, bram] = await pair();
  await makeConnection(services.db, { from: anna.id, to: bram.id });
  for (let count = 0; count < 20; count += 1) await plan(anna, bram, 25 + count / 60);
  server.clock.advance({ hours: 2 });

  await Promise.all([1, 2, 3].flatMap(() => [remindOfMeetings(services), remindOfMeetings(other.services)]));

  const { rows } = await services.pool.query(
    'select count(*)::int as told, max(count) as most from notifications where person_id = $1 and kind = $2',
    [bram.id, 'meeting-tomorrow'],
  );
  expect(rows).toEqual([{ told: 20, most: 1 }]);
  // Either server may send the queued mails, each into a folder of its own.
  expect([...(await mails(anna)), ...(await mails(anna, other))]).toHaveLength(20);
});

test('a server that was down sends only the nearer reminder, and none for a meeting that has begun', async () => {
  const [anna, bram] = await pair();
  const begun = await plan(anna, bram, 40);
  const near = await plan(anna, bram, 50.1);
  const later = await plan(anna, bram, 60);

  server.clock.advance({ hours: 50 });
  await remindOfMeetings(services);

  const { notifications } = await bram.api.notifications.listNotifications({});
  const told = notifications
    .filter(({ kind }) => kind !== 'meeting-invited')
    .map(({ kind, actionUrl }) => [kind, actionUrl.split('=').at(-1)]);
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining([
      ['meeting-soon', near.id],
      ['meeting-tomorrow', later.id],
    ]),
  );
  expect(JSON.stringify(told)).not.toContain(begun.id);
});

test('a meeting planned within a day gets no day-before reminder, and one planned within 15 minutes gets none', async () => {
  const [anna, bram] = await pair();
  await plan(anna, bram, 20);
  await plan(anna, bram, 0.2);

  await remindOfMeetings(services);
  expect(await reminders(bram)).toEqual([]);
  server.clock.advance({ hours: 19, seconds: 50 * 60 });
  await remindOfMeetings(services);

  expect(await reminders(bram)).toEqual(['meeting-soon']);
});

test('a move reminds again; cancelled and declined meetings, and people who can’t see each other, get no reminder', async () => {
  const [anna, bram] = await pair();
  const [moved, cancelled, declined] = [await plan(anna, bram, 30), await plan(anna, bram, 31), await plan(anna, bram, 32)];
  server.clock.advance({ hours: 6 });
  await remindOfMeetings(services);
  await anna.api.agenda.changeMeeting({ ...fieldsOf(moved), startTime: at(48), endTime: at(49) });
  await anna.api.agenda.cancelMeeting({ id: cancelled.id });
  await bram.api.agenda.answerMeeting({ id: declined.id, sequence: 0, answer: 'declined' });
  expect(await reminders(anna)).toEqual([]);

  server.clock.advance({ hours: 24 });
  await remindOfMeetings(services);
  expect([await reminders(anna), await reminders(bram)]).toEqual([['meeting-tomorrow'], ['meeting-tomorrow']]);

  const [carla, dirk] = await pair();
  await plan(carla, dirk, 30);
  await makeBlock(services.db, { from: carla.id, of: dirk.id });
  server.clock.advance({ hours: 10 });
  await remindOfMeetings(services);
  expect([await mails(carla), await mails(dirk)]).toEqual([[], []]);
});

test('a participant who declines keeps no reminder, and one who had chosen the digest is reminded in time', async () => {
  const [anna, bram] = await pair();
  await services.pool.query(`insert into notification_preferences (person_id, kind, channel) values ($1, 'meeting-soon', 'digest')`, [
    bram.id,
  ]);
  const meeting = await plan(anna, bram, 30);
  await bram.api.agenda.answerMeeting({ id: meeting.id, sequence: 0, answer: 'confirmed' });

  server.clock.advance({ hours: 10 });
  await remindOfMeetings(services);
  expect(await reminders(bram)).toEqual(['meeting-tomorrow']);
  await bram.api.agenda.answerMeeting({ id: meeting.id, sequence: 0, answer: 'declined' });
  expect(await reminders(bram)).toEqual([]);

  await bram.api.agenda.answerMeeting({ id: meeting.id, sequence: 0, answer: 'confirmed' });
  server.clock.advance({ hours: 19, seconds: 50 * 60 });
  await remindOfMeetings(services);
  const { preferences } = await bram.api.notifications.readPreferences();
  expect(preferences.find(({ kind }) => kind === 'meeting-soon')?.channel).toBe('app');
  const { rows } = await services.pool.query('select kind from notifications where person_id = $1 and awaits_digest', [bram.id]);
  expect([await reminders(bram), rows]).toEqual([['meeting-soon'], []]);
  const refused = await bram.send('PUT', '/api/notification-preferences', { kind: 'meeting-soon', channel: 'digest' });
  expect(refused.status).toBe(400);
});

test('each reminder follows its preference: here the nearer one is mailed, the other is off', async () => {
  const [anna, bram] = await pair();
  await bram.api.notifications.savePreference({ kind: 'meeting-soon', channel: 'mail' });
  await bram.api.notifications.savePreference({ kind: 'meeting-tomorrow', channel: 'none' });
  await plan(anna, bram, 30);

  server.clock.advance({ hours: 10 });
  await remindOfMeetings(services);
  expect(await reminders(bram)).toEqual([]);
  server.clock.advance({ hours: 19, seconds: 50 * 60 });
  await remindOfMeetings(services);

  expect(await mails(bram)).toEqual([expect.stringContaining('Je meeting begint zo')]);
});
