import { expect, test } from 'vitest';
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
  const [anna, bram, carla] = [await server.person(), await server.person(), await server.person()];
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
  await anna.api.network.unblockPerson({ id: bram.id });
  expect((await bram.api.agenda.listUpcoming()).meetings.map(({ title }) => title)).toEqual(['Afgewezen', 'Bij Carla']);
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

test('nobody sees a suspended person’s meetings until the suspension is lifted', async () => {
  const { anna, bram } = await makeMeetings();

  const { before, suspended, lifted } = await aroundSuspension(server, bram, () => titles(anna));

  expect(before).toEqual(['Geweest', 'Bij Anna', 'Bij Bram', 'Afgewezen']);
  expect(suspended).toEqual([]);
  expect(lifted).toEqual(before);
});
