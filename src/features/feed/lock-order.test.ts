import { expect, test } from 'vitest';
import { holdRow, untilSomebodyWaits } from '../../app/testing/hold-rows.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { foldLikes } from './commands/fold-likes.ts';
import { makePost } from './factory.ts';

const server = await startTestServer({ tasks: [] });
const { services } = server;
const { db, pool } = services;

test('folding holds no notification while it waits for an earlier one, whichever of them has no likes left', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  for (let post = 0; post < 5; post += 1) await bram.api.feed.likePost({ id: (await makePost(db, { authorId: anna.id })).id });
  const ofAnna = 'from notifications where person_id = $1';
  const { rows } = await pool.query<{ id: string; subject_id: string }>(`select id, subject_id ${ofAnna} order by id`, [anna.id]);
  const [first, ...others] = rows;
  await bram.api.feed.unlikePost({ id: first?.subject_id ?? '' });
  const cas = await server.person();
  for (const { subject_id: id } of others) await cas.api.feed.likePost({ id });
  let folding: Promise<unknown> = Promise.resolve();

  await holdRow(pool, 'notifications', first?.id ?? '', async (holder) => {
    folding = foldLikes(services);
    await untilSomebodyWaits(pool);
    const { rowCount } = await holder.query(`select 1 ${ofAnna} for update skip locked`, [anna.id]);
    expect(rowCount).toBe(rows.length);
  });
  await folding;

  expect((await anna.api.notifications.listNotifications({})).notifications).toHaveLength(others.length);
});
