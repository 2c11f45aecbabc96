import { expect, test } from 'vitest';
import { valuesAsked } from '../../app/testing/asked-statements.ts';
import { aroundSuspension } from '../../app/testing/suspension.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { makeMeeting } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
const titles = async (person: Person) =>
  (await person.api.agenda.listMeetings({ from: at(-24).toISOString(), to: at(240).toISOString() })).meetings.map(({ title }) => title);
const mailsTo = async ({ email }: Person) =>
  (await server.mails()).filter(({ to }) => to === email).map(({ subject, calendar }) => [subject, /METHOD:(\w+)/.exec(calendar)?.[1]]);

async function makeMeetings() {
  const [anna, bram, carla] = [await server.person({ firstName: 'Annelies' }), await server.person(), await server.person()];
  await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, title: 'Bij Anna', startTime: at(24) });
  await makeMeeting(db, { organizerId: bram.id, participantId: anna.id, title: 'Bij Bram', startTime: at(25), status: 'confirmed' });
  await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, title: 'Geweest', startTime: at(-5) });
  await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, title: 'Afgewezen', startTime: at(26), status: 'declined' });
  await makeMeeting(db, { organizerId: carla.id, participantId: bram.id, title: 'Bij Carla', startTime: at(27) });
  return { anna, bram, carla };
}

test('a block cancels the meetings that two people still had, hides them from both, and mails the blocked person', async () => {
  const { anna, bram, carla } = await makeMeetings();

  await anna.api.network.blockPerson({ id: bram.id });

  expect([await titles(anna), await titles(bram), await titles(carla)]).toEqual([[], ['Bij Carla'], ['Bij Carla']]);
  expect((await mailsTo(bram)).toSorted()).toEqual([
    ['Geannuleerd: Bij Anna', 'CANCEL'],
    ['Geannuleerd: Bij Bram', undefined],
  ]);
  expect(await mailsTo(anna)).toEqual([]);
  const told = (await server.mails()).filter(({ to }) => to === bram.email);
  expect(told.map(({ text }) => text)).toEqual(told.map(() => expect.stringContaining('Een meeting in je agenda is geannuleerd.')));
  expect(JSON.stringify(told)).not.toContain('Annelies');
  await anna.api.network.unblockPerson({ id: bram.id });
  expect((await bram.api.agenda.listUpcoming({})).meetings.map(({ title }) => title)).toEqual(['Afgewezen', 'Bij Carla']);
});

test('a block mails a person without meeting mails of confirmed meetings alone', async () => {
  const { anna, bram } = await makeMeetings();
  await bram.api.notifications.savePreference({ kind: 'meeting', channel: 'none' });

  await anna.api.network.blockPerson({ id: bram.id });

  expect(await mailsTo(bram)).toEqual([['Geannuleerd: Bij Bram', undefined]]);
  expect(await titles(bram)).toEqual(['Bij Carla']);
});

test('a person who invites, blocks and unblocks again and again causes at most ten mails a day', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  for (let turn = 0; turn < 2; turn += 1) {
    for (let hour = 1; hour <= 8; hour += 1)
      await makeMeeting(db, { organizerId: anna.id, participantId: bram.id, title: `${turn}-${hour}`, startTime: at(hour) });
    await anna.api.network.blockPerson({ id: bram.id });
    await anna.api.network.unblockPerson({ id: bram.id });
  }

  expect((await mailsTo(bram)).map(([subject]) => subject).toSorted()).toEqual(
    ['0-1', '0-2', '0-3', '0-4', '0-5', '0-6', '0-7', '0-8', '1-1', '1-2'].map((title) => `Geannuleerd: ${title}`),
  );
});

test('deleting an account removes its meetings and mails everybody who expected one', async () => {
  const { anna, bram, carla } = await makeMeetings();

  await bram.api.account.deleteAccount({ password: bram.password });

  expect([await titles(anna), await titles(carla)]).toEqual([[], []]);
  expect((await mailsTo(anna)).toSorted()).toEqual([
    ['Geannuleerd: Bij Anna', undefined],
    ['Geannuleerd: Bij Bram', 'CANCEL'],
  ]);
  expect(await mailsTo(carla)).toEqual([['Geannuleerd: Bij Carla', undefined]]);
});

// The accounts of both are locked meanwhile, and nobody waits for more than 5 s: with a statement for each, thousands could never end.
test.each([
  ['a block', ({ anna, bram }: Record<'anna' | 'bram', Person>) => anna.api.network.blockPerson({ id: bram.id })],
  ['a departure', ({ anna }: Record<'anna' | 'bram', Person>) => anna.api.account.deleteAccount({ password: anna.password })],
])('%s ends hundreds of meetings without a statement for each', async (_what, act) => {
  // Without tasks, nothing but the tested act asks the database.
  const quiet = await startTestServer({ tasks: [] });
  async function costOf(count: number) {
    const [anna, bram] = [await quiet.person(), await quiet.person()];
    for (let place = 0; place < count; place += 1) {
      const [organizerId, participantId] = place % 2 === 0 ? [anna.id, bram.id] : [bram.id, anna.id];
      const status = place % 4 < 2 ? 'confirmed' : 'pending';
      await makeMeeting(quiet.services.db, { organizerId, participantId, startTime: at(1 + place / 100), status });
    }
    const { length: statements } = await valuesAsked(() => act({ anna, bram }));
    const { rows } = await quiet.services.pool.query<{ mails: number }>(
      `select count(*)::int as mails from pgboss.job where name = 'agenda.send-cancellation' and data ->> 'personId' = $1`,
      [bram.id],
    );
    expect((await bram.api.agenda.listUpcoming({})).meetings).toEqual([]);
    return { statements, mails: rows[0]?.mails };
  }

  const [few, many] = [await costOf(4), await costOf(400)];

  expect([few.mails, many.mails]).toEqual([4, 210]);
  // A statement for each meeting would be 396 more.
  expect(many.statements).toBeLessThan(few.statements + 100);
});

test('nobody sees a suspended person’s meetings until the suspension is lifted', async () => {
  const { anna, bram } = await makeMeetings();

  const { before, suspended, lifted } = await aroundSuspension(server, bram, () => titles(anna));

  expect(before).toEqual(['Geweest', 'Bij Anna', 'Bij Bram', 'Afgewezen']);
  expect(suspended).toEqual([]);
  expect(lifted).toEqual(before);
});
