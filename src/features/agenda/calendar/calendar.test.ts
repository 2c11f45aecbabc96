import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { suspendAccount } from '../../accounts/commands/suspend.ts';
import { makeBlock } from '../../relations/factory.ts';
import { makeMeeting } from '../factory.ts';

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
