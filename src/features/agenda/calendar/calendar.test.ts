import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeMeeting, makeMeetings } from '../factory.ts';

const server = await startTestServer();
const { db } = server.services;
// iCalendar has a resolution of seconds.
server.clock.set(new Date(Math.floor(server.clock.now().getTime() / 1000) * 1000));

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
const read = (url: string | null) => server.fetch((url ?? '').replace('http://kiem.test', ''));
const addressOf = async (person: Person) => (await person.api.calendar.renewCalendarAddress()).url;

test('the private address returns its owner’s agenda to anybody, without anybody’s mail address', async () => {
  const [anna, bram, carla] = [await server.person(), await server.person({ firstName: 'Bram', lastName: 'B' }), await server.person()];
  const make = (title: string, hours: number, details = {}) =>
    makeMeeting(db, { organizerId: anna.id, participantId: bram.id, title, startTime: at(hours), ...details });
  const { id } = await make('Met Bram', 24, { status: 'confirmed', description: 'Over het plan' });
  await make('Geannuleerd', 25, { status: 'cancelled' });
  await make('Afgewezen', 26, { status: 'declined' });
  await make('Lang geleden', -24 * 91);
  await makeMeeting(db, { organizerId: bram.id, participantId: carla.id, title: 'Van een ander', startTime: at(27) });
  await makeMeeting(db, { organizerId: carla.id, participantId: anna.id, title: 'Bij Carla', startTime: at(28) });

  const response = await read(await addressOf(anna));
  const text = await response.text();

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(events.map(({ summary }) => summary)).toEqual(['Met Bram', 'Bij Carla']);
  expect(events[0]).toMatchObject({ uid: `${id}@kiem.test`, description: 'Met Bram B\n\nOver het plan' });
  expect(events[0]?.startDate.toJSDate()).toEqual(at(24));
  expect(text).not.toMatch(/@(?!kiem\.test)/);
});

test('a thousand unanswered invitations push no accepted meeting out of the address', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeMeetings(db, 1000, { organizerId: bram.id, participantId: anna.id, startTime: at(24) });
  const accepted = { status: 'confirmed' as const, title: 'Bevestigd', startTime: at(48) };
  await makeMeeting(db, { organizerId: bram.id, participantId: anna.id, ...accepted });

  const text = await (await read(await addressOf(anna))).text();

  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1000);
  expect(text).toContain('SUMMARY:Bevestigd');
});

test('a new address ends the old one, and a removed address returns nothing', async () => {
  const anna = await server.person();
  expect(await anna.api.calendar.readCalendarAddress()).toEqual({ url: null });
  const first = await addressOf(anna);
  expect(await anna.api.calendar.readCalendarAddress()).toEqual({ url: first });

  const second = await addressOf(anna);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect(await anna.api.calendar.removeCalendarAddress()).toEqual({ url: null });

  expect((await read(second)).status).toBe(404);
});

test('a made-up address returns nothing, blocked people are left out, and a suspended person’s address stops working', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, startTime: at(24) });
  const url = await addressOf(anna);
  const [, signature = ''] = (url ?? '').split('=')[1]?.split('.') ?? [];

  for (const token of ['', 'x', `${anna.id}.`, `${anna.id}.onzin`, `${bram.id}.${signature}`, `${anna.id}.${signature}.x`, '%00.%00']) {
    expect((await server.fetch(`/agenda.ics?sleutel=${token}`)).status).toBe(404);
  }
  await makeBlock(db, { from: bram.id, of: anna.id });
  expect(await (await read(url)).text()).not.toContain('VEVENT');
  await suspendAccount(db, anna.email, server.clock.now());
  expect((await read(url)).status).toBe(404);
});

test('a long description is cut, with the way to the rest, and as many as the agenda shows are valid', async () => {
  const [anna, bram] = [await server.person(), await server.person({ firstName: 'Bram', lastName: 'B' })];
  const description = `${'Stap, é; 🌱\n'.repeat(400)}`.slice(0, 4000).trim();
  const make = (details: { description: string }, place: number) =>
    makeMeeting(db, { organizerId: anna.id, participantId: bram.id, startTime: at(24 + place), ...details });
  const ids = [];
  for (let place = 0; place < 25; place += 1) ids.push((await make({ description }, place)).id);
  await make({ description: 'x'.repeat(500) }, 25);

  const text = await (await read(await addressOf(anna))).text();

  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const beginning = [...description].slice(0, 500).join('').trimEnd();
  expect(events.map((event) => event.description)).toEqual([
    ...ids.map((id) => `Met Bram B\n\n${beginning}…\n\nVerder lezen: http://kiem.test/agenda?meeting=${id}`),
    `Met Bram B\n\n${'x'.repeat(500)}`,
  ]);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('a program that has the agenda already isn’t sent it again until something in it changes', async () => {
  const [anna, bram] = [await server.person(), await server.person({ firstName: 'Bram' })];
  const { id } = await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, startTime: at(24) });
  const url = (await addressOf(anna))?.replace('http://kiem.test', '') ?? '';
  const etagOf = async () => (await server.fetch(url)).headers.get('etag') ?? '';
  const ask = async (etag: string) => (await server.fetch(url, { headers: { 'If-None-Match': etag } })).status;

  const first = await etagOf();
  expect([await ask(first), await ask(`W/${first}`), await ask('"anders"')]).toEqual([304, 304, 200]);
  server.clock.advance({ seconds: 1 });
  await bram.api.agenda.answerMeeting({ id, sequence: 0, answer: 'confirmed' });
  const answered = await etagOf();
  expect([await ask(first), await ask(answered)]).toEqual([200, 304]);

  await makeBlock(db, { from: bram.id, of: anna.id });
  expect(await ask(answered)).toBe(200);
});

test('an agenda that is asked for without end is refused with a time, for its own address only', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const [url, ofBram] = [await addressOf(anna), await addressOf(bram)];
  const etag = (await read(url)).headers.get('etag') ?? '';
  const statuses = new Set<number>();
  for (let count = 1; count < 120; count += 1) statuses.add((await read(url)).status);
  expect([...statuses]).toEqual([200]);

  const refused = await read(url);

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.text()).toBe('Deze agenda wordt te vaak opgevraagd. Probeer het over 30 seconden opnieuw.');
  const path = (url ?? '').replace('http://kiem.test', '');
  expect((await server.fetch(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await read(ofBram)).status).toBe(200);
  server.clock.advance({ seconds: 30 });
  expect((await read(url)).status).toBe(200);
});
