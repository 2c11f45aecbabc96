import { expect, test } from 'vitest';
import { holdRow, untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { removeDeletedNotifications } from './commands/delete-notification.ts';
import { removeBetween, removeLeadingTo, withdraw } from './commands/notify.ts';
import { startDigests } from './commands/start-digests.ts';
import { makeNotification } from './factory.ts';
import { unsubscribeUrl } from './tokens/unsubscribe-link.ts';

const server = await startTestServer({ tasks: [] });
const { services, clock } = server;
const { db, pool } = services;

type Details = Parameters<typeof makeNotification>[1];

/** A reader's notifications of one actor, in order of id but stored in the opposite order. */
async function makeScene(details: Partial<Details> = {}) {
  const [reader, actor] = [await server.person(), await server.person()];
  const ids = Array.from({ length: 7 }, () => newId()).toSorted();
  for (const id of ids.toReversed()) {
    await makeNotification(db, {
      id,
      subjectId: id,
      personId: reader.id,
      actorId: actor.id,
      kind: 'message',
      createdAt: clock.now(),
      ...details,
    });
  }
  return { reader, actor, ids };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

const countOf = async (condition: string, ids: string[]) =>
  (await pool.query(`select 1 from notifications where id = any($1) and ${condition}`, [ids])).rowCount;

const waiting = { awaitsDigest: true };
const unsubscribing = ({ reader }: { reader: Person }) => {
  const token = new URL(unsubscribeUrl(services, reader.id, 'digest')).searchParams.get('token') ?? '';
  return reader.api.notifications.unsubscribe({ token });
};
const deleted = () => ({ deletedAt: new Date(clock.now().getTime() - 3_600_000) });

/** Acts on any number of notifications, with the condition of one that they are done with. */
const ofMany: [string, Partial<Details>, (scene: Scene) => Promise<unknown>, string][] = [
  ['reading all', {}, ({ reader }) => reader.api.notifications.markAllRead(), 'read_at is not null'],
  ['the digest', waiting, () => startDigests(services), 'not awaits_digest'],
  ['unsubscribing', waiting, unsubscribing, 'not awaits_digest'],
  ['the removal of deleted ones', deleted(), () => removeDeletedNotifications(services), 'false'],
];

test.each(ofMany)('%s holds no notification while it waits for one that another act holds, which may take all others', async (...row) => {
  const [, details, act, isDone] = row;
  clock.advance({ days: 1 });
  const scene = await makeScene(details);
  // Digests leave at eight in the morning: at noon of the next day these are due, whatever the time is now.
  clock.set(new Date(clock.now().setUTCHours(36, 0, 0, 0)));
  const { ids } = scene;
  const held = ids[3] ?? '';
  let acting: Promise<unknown> = Promise.resolve();

  await holdRow(pool, 'notifications', held, async (holder) => {
    acting = act(scene);
    // Some leave it to a later turn, the others wait.
    await Promise.race([acting, untilSomebodyWaits(pool)]);
    await holder.query('select 1 from notifications where id = any($1) for update', [ids]);
  });
  await acting;
  await act(scene);

  const left = isDone === 'false' ? 0 : ids.length;
  expect([await countOf('true', ids), await countOf(isDone, ids)]).toEqual([left, left]);
});

const inTransaction = (work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<unknown>) => db.transaction(work);
const leading = { actionUrl: '/feed/gezaaid' };

/** Acts that wait for several of them while they hold others. */
const ofSeveral: [string, Partial<Details>, (scene: Scene) => Promise<unknown>][] = [
  ['a deleted thing', leading, ({ reader }) => inTransaction((tx) => removeLeadingTo(tx, services, reader.id, leading.actionUrl))],
  ['a block', {}, ({ reader, actor }) => inTransaction((tx) => removeBetween(tx, services, reader.id, actor.id))],
  ['the departure of an actor', {}, ({ actor }) => actor.api.account.deleteAccount({ password: actor.password })],
  ['the departure of a reader', {}, ({ reader }) => reader.api.account.deleteAccount({ password: reader.password })],
];

test.each(ofSeveral)('%s waits for the first notification before it holds another', async (_what, details, act) => {
  const scene = await makeScene(details);
  const [first = '', ...others] = scene.ids;
  let acting: Promise<unknown> = Promise.resolve();

  await holdRow(pool, 'notifications', first, async (holder) => {
    acting = act(scene);
    await untilSomebodyWaits(pool);
    const { rowCount } = await holder.query('select 1 from notifications where id = any($1) for update skip locked', [others]);
    expect(rowCount).toBe(others.length);
  });
  await acting;

  expect(await countOf('true', scene.ids)).toBe(0);
});

test('an act withdraws an earlier notification after a later one while all are being read', async () => {
  const { reader, ids } = await makeScene();
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  let reading: Promise<unknown> = Promise.resolve();

  await inTransaction(async (tx) => {
    await withdraw(tx, services, reader.id, 'message', last);
    reading = reader.api.notifications.markAllRead();
    await untilSomebodyWaits(pool);
    await withdraw(tx, services, reader.id, 'message', first);
  });

  expect(await reading).toEqual({ unreadCount: 0 });
  expect(await countOf('read_at is not null', ids)).toBe(ids.length - 2);
});
