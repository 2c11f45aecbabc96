import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { instantAt } from '../../platform/zoned-time.ts';
import { startDigests } from '../notifications/commands/start-digests.ts';
import { makeConnection } from '../relations/factory.ts';
import { remindOfMeetings } from './commands/remind.ts';
import type { Meeting } from './contract.ts';

const server = await startTestServer({ environment: { MAIL_FROM: 'Kiem <post@kiem.test>', LIMIT_MEETINGS: '1000' } });
// iCalendar has a resolution of seconds.
server.clock.set(new Date(Math.floor(server.clock.now().getTime() / 1000) * 1000));

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const mailsTo = async (person: Person) => (await server.mails()).filter(({ to }) => to === person.email);
const lastMailTo = async (person: Person) => {
  const mail = (await mailsTo(person)).at(-1);
  if (mail === undefined) throw new Error('There is no mail.');
  return mail;
};
const plan = (
  organizer: Person,
  participant: Person,
  details: Partial<Pick<Meeting, 'title' | 'startTime' | 'endTime' | 'location' | 'description'>> = {},
) =>
  organizer.api.agenda.createMeeting({
    ...{ id: newId(), participantId: participant.id, title: 'Kennismaking', startTime: at(24), endTime: at(25), ...details },
  });
/** Two people who may plan any number of meetings with each other in a day. */
async function connected({ person, services }: TestServer): Promise<[Person, Person]> {
  const [one, other] = [await person(), await person()];
  await makeConnection(services.db, { from: one.id, to: other.id });
  return [one, other];
}
const fieldsOf = ({ id, sequence, title, startTime, endTime, meetingType, location, description }: Meeting) => {
  return { id, sequence, title, startTime, endTime, meetingType, location, description };
};

/** Parses with another library than the one that wrote the text, in strict mode, to catch invalid output. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, { strictExceptions: true }));
  return { method: calendar.getFirstPropertyValue('method'), version: calendar.getFirstPropertyValue('version'), events };
}

function readEvent(text: string) {
  const { method, version, events } = readCalendar(text);
  const [event] = events;
  if (event === undefined || events.length !== 1) throw new Error('It has one meeting.');
  const { component } = event;
  const [organizer, attendee] = [component.getFirstProperty('organizer'), component.getFirstProperty('attendee')];
  return {
    ...{ method, version, uid: event.uid, sequence: event.sequence, summary: event.summary, location: event.location },
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    organizer: [organizer?.getFirstParameter('cn'), organizer?.getFirstValue()],
    attendee: [
      String(attendee?.getFirstValue()).replace('MAILTO', 'mailto'),
      attendee?.getFirstParameter('partstat'),
      attendee?.getFirstParameter('rsvp'),
    ],
    attendees: component.getAllProperties('attendee').length,
  };
}

test('an invitation is mailed as a REQUEST from Kiem’s own address, without the organizer’s address', async () => {
  const [anna, bram] = [await server.person({ firstName: 'Anna', lastName: 'Peeters' }), await server.person()];
  const title =
    'Koffie; met taart, "groot" é – 🌱 \\ en een heel lange titel die over meer dan één regel van zijn vijfenzeventig tekens loopt';
  const meeting = await plan(anna, bram, { title, location: 'Grote Markt 1, Antwerpen', description: 'Eén\nTwee' });

  const mail = await lastMailTo(bram);

  expect(mail.subject).toBe(`Uitnodiging van Anna Peeters: ${title}`);
  expect(mail.text).toContain('\nEén\nTwee\n');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(readEvent(mail.calendar)).toEqual({
    ...{ method: 'REQUEST', version: '2.0', uid: `${meeting.id}@kiem.test`, sequence: 0, summary: title, status: 'TENTATIVE' },
    ...{ location: 'Grote Markt 1, Antwerpen', start: meeting.startTime, end: meeting.endTime },
    organizer: ['Anna Peeters', 'mailto:post@kiem.test'],
    attendee: [`mailto:${bram.email}`, 'NEEDS-ACTION', 'FALSE'],
    attendees: 1,
  });
  expect(JSON.stringify(mail)).not.toContain(anna.email);
  expect(mail.calendar.split(/\r?\n/).every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(await mailsTo(anna)).toEqual([]);
});

test('an invitation says who invites, and its two buttons open the page with that answer chosen', async () => {
  const work = { jobTitle: 'Oprichter', company: 'Zaaigoed' };
  const [anna, bram] = [await server.person({ firstName: 'Anna', lastName: 'Peeters', ...work }), await server.person()];
  const meeting = await plan(anna, bram);

  const invitation = await lastMailTo(bram);
  await bram.api.agenda.answerMeeting({ id: meeting.id, sequence: 0, answer: 'confirmed' });
  await anna.api.agenda.changeMeeting({ ...fieldsOf(meeting), title: 'Lange kennismaking' });
  const change = await lastMailTo(bram);

  expect(invitation.text).toContain('Anna Peeters, Oprichter bij Zaaigoed, nodigt je uit voor een meeting.');
  expect(invitation.text).toContain('tijd in Brussel');
  const link = /http\S+\/uitnodiging\?token=[\w.-]+/.exec(invitation.text)?.[0];
  const links = [...invitation.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
  expect(links).toEqual(expect.arrayContaining([link, `${link}&antwoord=ja`, `${link}&antwoord=nee`]));
  expect(change.text).not.toContain('antwoord=');
});

test('a move mails the next sequence and the new time; a cancellation mails the sequence after it', async () => {
  const anna = await server.person({ firstName: 'Anna', lastName: 'A' });
  const bram = await server.person({ firstName: 'Bram', lastName: 'B' });
  const meeting = await plan(anna, bram);
  await bram.api.agenda.answerMeeting({ id: meeting.id, sequence: 0, answer: 'confirmed', reason: 'Graag!' });
  const answer = await lastMailTo(anna);
  const moved = await anna.api.agenda.changeMeeting({ ...fieldsOf(meeting), startTime: at(48), endTime: at(50) });
  const change = await lastMailTo(bram);
  await anna.api.agenda.cancelMeeting({ id: meeting.id, reason: 'De zaal is dicht' });
  const cancellation = await lastMailTo(bram);

  expect([answer.subject, answer.calendar]).toEqual(['Bevestigd: Kennismaking', '']);
  expect(answer.text).toContain('Bram B: “Graag!”');
  expect(change.subject).toBe('Gewijzigd door Anna A: Kennismaking');
  const uid = `${meeting.id}@kiem.test`;
  expect(readEvent(change.calendar)).toMatchObject({ method: 'REQUEST', uid, sequence: 1, start: moved.startTime, end: moved.endTime });
  expect(cancellation.text).toContain('Anna A heeft deze meeting met je geannuleerd.');
  expect(cancellation.text).toContain('De zaal is dicht');
  expect(readEvent(cancellation.calendar)).toMatchObject({
    method: 'CANCEL',
    uid,
    sequence: 2,
    status: 'CANCELLED',
    start: moved.startTime,
    organizer: ['Anna A', 'mailto:post@kiem.test'],
  });
});

test('an invitation that is mailed after a change still invites, in words that are valid now', async () => {
  const quiet = await startTestServer({ tasks: [] });
  const [anna, bram] = [await quiet.person({ firstName: 'Anna', lastName: 'A' }), await quiet.person()];
  const meeting = await plan(anna, bram);
  await anna.api.agenda.changeMeeting({ ...fieldsOf(meeting), title: 'Lunch' });

  const worker = await startTestServer({ beside: quiet });

  const mails = (await worker.mails()).filter(({ to }) => to === bram.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['Gewijzigd door Anna A: Lunch', 'Uitnodiging van Anna A: Lunch']);
  for (const { text } of mails) expect(text).toContain('&antwoord=ja');
});

test('a person who turned mails off gets none, and still sees the notification', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await bram.api.notifications.savePreference({ kind: 'meeting', channel: 'app' });

  const meeting = await plan(anna, bram);
  await anna.api.agenda.cancelMeeting({ id: meeting.id });

  expect(await mailsTo(bram)).toEqual([]);
  expect((await bram.api.notifications.listNotifications({})).notifications).toMatchObject([
    { kind: 'meeting-cancelled', type: 'warning' },
  ]);
});

test('a person who invites another eleven times causes ten mails a day, and the eleventh waits for the digest', async () => {
  const [anna, bram] = await connected(server);
  for (let count = 0; count < 11; count += 1) await plan(anna, bram, { title: `Kennismaking ${count}` });
  expect(await mailsTo(bram)).toHaveLength(10);

  const { notifications } = await bram.api.notifications.listNotifications({});
  expect(notifications).toHaveLength(11);
  server.clock.set(new Date(`${at(24).slice(0, 10)}T12:00:00.000Z`));
  await startDigests(server.services);

  const mails = await mailsTo(bram);
  expect(mails).toHaveLength(11);
  expect(mails.filter(({ text }) => text.includes('Kennismaking 10'))).toHaveLength(1);
});

test('changes, moves, cancellations and answers cause ten mails of a kind a day too', async () => {
  // Without tasks, the mails stay in the queue: those of a meeting that changes at once would be one.
  const quiet = await startTestServer({ tasks: [], environment: { LIMIT_MEETINGS: '1000' } });
  const [anna, bram] = await connected(quiet);
  let meeting = await plan(anna, bram);
  for (let turn = 0; turn < 11; turn += 1) {
    for (const answer of ['confirmed', 'declined'] as const)
      await bram.api.agenda.answerMeeting({ id: meeting.id, sequence: meeting.sequence, answer });
    meeting = await anna.api.agenda.changeMeeting({ ...fieldsOf(meeting), location: `Zaal ${turn}` });
    meeting = await anna.api.agenda.changeMeeting({ ...fieldsOf(meeting), startTime: at(30 + turn), endTime: at(31 + turn) });
    await anna.api.agenda.cancelMeeting({ id: (await plan(anna, bram)).id });
  }

  const { rows } = await quiet.services.pool.query(
    `select name, count(*)::int as mails from pgboss.job where name like 'agenda.send-%' group by name order by name`,
  );
  expect(rows).toEqual([
    { name: 'agenda.send-answer', mails: 20 },
    { name: 'agenda.send-cancellation', mails: 10 },
    { name: 'agenda.send-invitation', mails: 30 },
  ]);
});

test('reminders of invitations cause ten mails a day, and reminders that their reader planned or accepted all come', async () => {
  const [anna, bram] = await connected(server);
  const planned = [];
  for (let count = 0; count < 22; count += 1) planned.push(await plan(anna, bram, { startTime: at(30), endTime: at(31) }));
  for (const { id } of planned.slice(0, 11)) await bram.api.agenda.answerMeeting({ id, sequence: 0, answer: 'confirmed' });
  server.clock.advance({ hours: 7 });

  await remindOfMeetings(server.services);

  const remindersTo = async (person: Person) => (await mailsTo(person)).filter(({ subject }) => subject.startsWith('Herinnering'));
  expect([(await remindersTo(anna)).length, (await remindersTo(bram)).length]).toEqual([22, 21]);
});

/** Local times around the changes of the clock, on the last Sundays of March and October. */
const times = [
  ['2027-03-27', '10:00'],
  ['2027-03-28', '01:30'],
  ['2027-03-28', '03:30'],
  ['2027-03-29', '10:00'],
  ['2027-10-30', '10:00'],
  ['2027-10-31', '02:30'],
  ['2027-10-31', '04:30'],
  ['2027-11-01', '10:00'],
  ['2027-03-28', '23:30'],
] as const;
const zones = ['Europe/Brussels', 'America/New_York', 'Asia/Kolkata'] as const;
const planned = zones.flatMap((zone) => times.map(([day, clock]) => ({ zone, day, clock })));

test.each(planned)(
  '$day $clock in $zone is that instant in the calendar file and that local time in the mail',
  async ({ zone, day, clock }) => {
    const [anna, bram] = [await server.person(), await server.person()];
    await bram.api.account.setTimeZone({ timeZone: zone });
    const startTime = instantAt(day, clock, zone) ?? '';
    const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();

    await plan(anna, bram, { startTime, endTime });

    const mail = await lastMailTo(bram);
    expect(readEvent(mail.calendar)).toMatchObject({ start: startTime, end: endTime });
    // Formatted by the engine itself, independently of Kiem's own conversion.
    const parts = new Intl.DateTimeFormat('nl-NL', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    expect(mail.text).toContain(parts.format(new Date(startTime)));
    expect(mail.text).toContain(`${clock} - `);
  },
);
