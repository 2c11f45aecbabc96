import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { whenFree } from '../../app/testing/when-free.ts';
import { newId } from '../../platform/ids.ts';
import { makePeople, makePerson } from '../profiles/factory.ts';
import { makeBlock, makeConnection } from '../relations/factory.ts';
import { makeMeeting, makeMeetings } from './factory.ts';

const server = await startTestServer({ environment: { LIMIT_MEETINGS: '60' } });
const { db, pool } = server.services;

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const input = (participant: { id: string }, hours = 24) => {
  return { id: newId(), participantId: participant.id, title: 'Kennismaking', startTime: at(hours), endTime: at(hours + 1) };
};
const listOf = async (person: Person) => (await person.api.agenda.listMeetings({ from: at(-48), to: at(480) })).meetings;
const count = async (id: string) => (await pool.query('select 1 from meetings where id = $1', [id])).rows.length;

test('a new meeting is pending, and visible to its two people only', async () => {
  const [anna, bram, stranger] = [
    await server.person({ firstName: 'Anna' }),
    await server.person({ firstName: 'Bram' }),
    await server.person(),
  ];
  const asked = { ...input(bram), title: '  Kennismaking ', location: ' ', description: 'Over het plan' };

  const made = await anna.api.agenda.createMeeting(asked);

  expect(made).toMatchObject({
    ...{ title: 'Kennismaking', location: null, description: 'Over het plan', status: 'pending', sequence: 0, meetingType: 'in-person' },
    ...{ role: 'organizer', person: { id: bram.id }, can: { accept: false, decline: false, change: true, cancel: true } },
  });
  expect(await listOf(anna)).toEqual([made]);
  expect(await listOf(bram)).toEqual([
    {
      ...made,
      role: 'participant',
      person: expect.objectContaining({ id: anna.id }),
      can: { accept: true, decline: true, change: false, cancel: false },
    },
  ]);
  expect(await listOf(stranger)).toEqual([]);
  await expect(stranger.api.agenda.readMeeting({ id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('twenty simultaneous repeats of one create make one meeting and one invitation', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const asked = input(bram);

  const made = await Promise.all(Array.from({ length: 20 }, () => whenFree(() => anna.api.agenda.createMeeting(asked))));

  expect(new Set(made.map(({ id }) => id))).toEqual(new Set([asked.id]));
  expect(await count(asked.id)).toBe(1);
  expect((await bram.api.notifications.listNotifications({})).notifications).toHaveLength(1);
  const other = { ...asked, participantId: (await server.person()).id };
  await expect(anna.api.agenda.createMeeting(other)).rejects.toMatchObject({ code: 'ID_TAKEN' });
  await expect(bram.api.agenda.createMeeting({ ...asked, participantId: anna.id })).rejects.toMatchObject({ code: 'ID_TAKEN' });
});

test('invalid meetings are refused with a sentence, and nothing is stored', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const base = input(bram);
  const refusals: [Record<string, unknown>, number, string][] = [
    [{ title: ' \u200B ' }, 400, 'Vul alle verplichte velden in'],
    [{ endTime: base.startTime }, 400, 'Eindtijd moet na starttijd zijn'],
    [{ endTime: at(49) }, 400, 'Een meeting duurt hoogstens 24 uur'],
    [{ startTime: at(-1), endTime: at(1) }, 422, 'Starttijd moet in de toekomst liggen'],
    [{ startTime: at(0), endTime: at(1) }, 422, 'Starttijd moet in de toekomst liggen'],
    [{ startTime: '9999-12-31T23:00:00.000Z', endTime: '9999-12-31T23:30:00.000Z' }, 400, 'Kies een datum vóór 2200'],
    [{ startTime: '2199-12-31T23:00:00.000Z', endTime: '2200-01-01T00:00:00.000Z' }, 400, 'Kies een datum vóór 2200'],
    [{ participantId: anna.id }, 422, 'Je kunt geen meeting met jezelf plannen'],
    [{ participantId: newId() }, 404, 'Deze persoon bestaat niet (meer).'],
    [{ title: 'Eén\r\nBcc: ander@voorbeeld.test' }, 400, 'Gebruik één regel, zonder bijzondere tekens.'],
    [{ meetingType: '' }, 400, ''],
    [{ onbekend: 1 }, 400, ''],
  ];

  for (const [change, status, sentence] of refusals) {
    const answer = await anna.send('POST', '/api/meetings', { ...base, ...change });
    expect(answer.status, JSON.stringify(change)).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(sentence);
  }
  expect(await count(base.id)).toBe(0);
});

test('a meeting is planned and moved until the end of 2199, and not beyond', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const last = { startTime: '2199-12-31T22:00:00.000Z', endTime: '2199-12-31T23:59:00.000Z' };
  const made = await anna.api.agenda.createMeeting({ ...input(bram), ...last });
  expect(made).toMatchObject(last);

  const late = { startTime: '2200-01-01T00:00:00.000Z', endTime: '2200-01-01T01:00:00.000Z' };
  const { id, title, sequence } = made;
  await expect(anna.api.agenda.changeMeeting({ id, title, sequence, ...late })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(anna.api.agenda.findOverlap({ participantId: bram.id, ...late })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await bram.api.agenda.readMeeting({ id })).toMatchObject(last);
});

test('the database refuses an end before the start, a meeting over a day, and a meeting with oneself', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const startTime = new Date(at(5));
  const pair = { organizerId: anna.id, participantId: bram.id, startTime };
  const constraint = (name: string) => ({ cause: { constraint: name } });

  await expect(makeMeeting(db, { ...pair, endTime: startTime })).rejects.toMatchObject(constraint('meetings_end'));
  await expect(makeMeeting(db, { ...pair, endTime: new Date(at(30)) })).rejects.toMatchObject(constraint('meetings_end'));
  await expect(makeMeeting(db, { ...pair, participantId: anna.id })).rejects.toMatchObject(constraint('meetings_of_two'));
});

test('the next five are listed by start, with declined meetings but without cancelled or begun ones; the next three that come without both', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const make = (title: string, hours: number, details = {}) =>
    makeMeeting(db, { organizerId: anna.id, participantId: bram.id, title, startTime: new Date(at(hours)), ...details });
  await make('begonnen', -0.1);
  await make('zes', 60);
  await make('afgewezen', 2, { status: 'declined' });
  await make('geannuleerd', 3, { status: 'cancelled' });
  await make('nu', 0);
  await makeMeeting(db, { organizerId: bram.id, participantId: anna.id, title: 'bij Bram', startTime: new Date(at(1)) });
  await make('vier', 40);
  await make('vijf', 50);

  const titles = async (person: Person) => (await person.api.agenda.listUpcoming({})).meetings.map(({ title }) => title);

  expect(await titles(anna)).toEqual(['nu', 'bij Bram', 'afgewezen', 'vier', 'vijf']);
  expect(await titles(bram)).toEqual(['nu', 'bij Bram', 'afgewezen', 'vier', 'vijf']);
  const { meetings: coming } = await anna.api.agenda.listUpcoming({ comingOnly: true });
  expect(coming.map(({ title }) => title)).toEqual(['nu', 'bij Bram', 'vier']);
});

test('a span lists every meeting that overlaps it, even one that started the evening before', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const make = (title: string, from: number, to: number) =>
    makeMeeting(db, { organizerId: anna.id, participantId: bram.id, title, startTime: new Date(at(from)), endTime: new Date(at(to)) });
  await make('ervoor', 1, 10);
  await make('erin en eruit', -10, 11);
  await make('erin', 12, 13);
  await make('over de rand', 19, 21);
  await make('erna', 20, 21);

  const { meetings } = await anna.api.agenda.listMeetings({ from: at(10), to: at(20) });

  expect(meetings.map(({ title }) => title)).toEqual(['erin en eruit', 'erin', 'over de rand']);
  await expect(anna.api.agenda.listMeetings({ from: at(0), to: at(24 * 51) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(anna.api.agenda.listMeetings({ from: at(1), to: at(0) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('hundreds of unanswered invitations push no accepted or own meeting out of the agenda', async () => {
  const [anna, bram, stranger] = [await server.person(), await server.person(), await server.person()];
  await makeMeetings(db, 600, { organizerId: stranger.id, participantId: anna.id, startTime: new Date(at(24)) });
  const later = { title: 'Bevestigd', startTime: new Date(at(48)) };
  await makeMeeting(db, { organizerId: bram.id, participantId: anna.id, status: 'confirmed', ...later });
  await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, ...later, title: 'Zelf gepland' });

  const listed = await listOf(anna);

  expect(listed).toHaveLength(500);
  expect(listed.slice(-2).map(({ title }) => title)).toEqual(['Bevestigd', 'Zelf gepland']);
  expect(listed.map(({ startTime }) => startTime)).toEqual(listed.map(({ startTime }) => startTime).toSorted());
});

test('the participant search matches beginnings of words, lists connections first, and leaves out oneself and people one can’t see', async () => {
  const anna = await server.person({ firstName: 'Ans', lastName: 'Roerdomp' });
  const stranger = await server.person({ firstName: 'Aad', lastName: 'Roerdomp' });
  const friend = await server.person({ firstName: 'Zeger', lastName: 'Roerdomp' });
  const blocked = await server.person({ firstName: 'Bo', lastName: 'Roerdomp' });
  await friend.api.network.requestConnection({ id: anna.id });
  await anna.api.network.acceptRequest({ id: friend.id });
  await makeBlock(db, { from: blocked.id, of: anna.id });

  const find = async (search: string) => (await anna.api.agenda.findParticipants({ search })).people.map(({ id }) => id);

  expect(await find('roerd')).toEqual([friend.id, stranger.id]);
  expect(await find('aad roer')).toEqual([stranger.id]);
  expect(await find('%_')).toEqual([]);
});

test('the participant search finds a connection among more people of one name than it puts in order', async () => {
  const anna = await server.person({ firstName: 'Ans' });
  await makePeople(db, 501, () => ({ firstName: 'Velerlei', lastName: 'Ander' }));
  const friend = await makePerson(db, { firstName: 'Velerlei', lastName: 'Vriend' });
  await makeConnection(db, { from: anna.id, to: friend.id });

  const { people } = await anna.api.agenda.findParticipants({ search: 'velerlei' });

  expect(people.map(({ lastName }) => lastName)).toEqual(['Vriend', ...Array.from({ length: 9 }, () => 'Ander')]);
});

test('an overlap names the viewer’s own meetings, and only says that the other is busy', async () => {
  const [anna, bram, carla] = [await server.person(), await server.person(), await server.person()];
  const mine = await anna.api.agenda.createMeeting({ ...input(carla, 10), title: 'Met Carla' });
  await carla.api.agenda.createMeeting({ ...input(bram, 12), title: 'Geheim' });
  const ask = (from: number, to: number, except?: string) =>
    anna.api.agenda.findOverlap({ participantId: bram.id, startTime: at(from), endTime: at(to), except });

  expect(await ask(10.5, 11.5)).toMatchObject({ own: [{ id: mine.id, title: 'Met Carla' }], isOtherBusy: false });
  expect(await ask(10.5, 12.5)).toMatchObject({ own: [{ id: mine.id }], isOtherBusy: true });
  expect(JSON.stringify(await ask(12, 13))).not.toContain('Geheim');
  // A meeting that ends when another begins doesn't overlap.
  expect(await ask(11, 12)).toEqual({ own: [], isOtherBusy: false });
  expect(await ask(10, 11, mine.id)).toEqual({ own: [], isOtherBusy: false });
});

test('a person over the hourly limit is refused and told when to try again', async () => {
  const limited = await startTestServer({ environment: { LIMIT_MEETINGS: '2' } });
  const [anna, bram] = [await limited.person(), await limited.person()];
  const ask = () => anna.api.agenda.createMeeting({ ...input(bram), startTime: soon(24), endTime: soon(25), id: newId() });
  const soon = (hours: number) => new Date(limited.clock.now().getTime() + hours * 3_600_000).toISOString();
  await ask();
  await ask();

  await expect(ask()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(
      /^Je hebt het afgelopen uur 2 meetings gepland of verplaatst\. (Om|Morgen om) \d\d:\d\d kun je weer een meeting plannen\.$/,
    ),
  });
  limited.clock.advance({ hours: 1, seconds: 1 });
  expect((await ask()).status).toBe('pending');
});

test('a person plans ten meetings a day with somebody to whom they aren’t connected, and any number with a connection', async () => {
  const [anna, bram, friend] = [await server.person(), await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: friend.id });
  const planWith = (person: Person) => anna.api.agenda.createMeeting(input(person));
  for (let count = 0; count < 10; count += 1) await planWith(bram);

  const refused = planWith(bram);

  await expect(refused).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(
      /^Je hebt de afgelopen 24 uur 10 meetings met deze persoon gepland\. Morgen om \d\d:\d\d kun je weer een meeting met deze persoon plannen\.$/,
    ),
  });
  expect(await listOf(bram)).toHaveLength(10);
  for (let count = 0; count < 11; count += 1) await planWith(friend);
  expect(await listOf(friend)).toHaveLength(11);
  server.clock.advance({ days: 1 });
  expect((await planWith(bram)).status).toBe('pending');
});
