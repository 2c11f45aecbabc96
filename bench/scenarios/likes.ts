import { openPool } from '../../src/platform/server/database.ts';
import { startKiems, startMinimalServer } from '../kiem.ts';
import { measureInTurns, type Target } from '../load.ts';
import { ratioOf } from '../measurement.ts';
import type { RunningServer } from '../processes.ts';
import { printBars, printMeasurements } from '../report.ts';
import type { LoadRequest } from '../requests.ts';
import type { Bench } from '../scenario.ts';

/** The number of posts of the 'many posts' targets. */
const spread = 500;

/** Measures likes and unlikes of one hot post and of many, beside a minimal handler that writes the same rows. */
export async function measureLikes(bench: Bench): Promise<void> {
  const { world, load } = bench;
  const kiems = await startKiems(bench);
  const minimal = await startMinimalServer(bench);
  const people = world.signedInPeople - 1;
  const published = Array.from({ length: spread * 4 }, (_, place) => world.post(world.posts - 1 - place)).filter(
    ({ isPublished }) => isPublished,
  );
  /** Each server has posts of its own: a like that another one's notification waits for is told by that. */
  const manyOf = (place: number) => published.slice(place * spread, (place + 1) * spread).map(({ id }) => id);
  const hot = world.post(world.posts - 5).id;

  /** Each person likes in one round and unlikes in the next, so that every request changes something. */
  function target(name: string, server: RunningServer, posts: string[], isOfKiem: boolean): Target {
    const cookies = Array.from({ length: people }, (_, index) => `kiem_session=${world.session(1 + index).token}`);
    const headers = { Origin: `http://127.0.0.1:${server.port}` };
    return {
      name,
      server,
      requestOf(turn): LoadRequest {
        const person = turn % people;
        const round = Math.floor(turn / people);
        const id = posts[(person + Math.floor(round / 2) * 7) % posts.length] ?? hot;
        const path = isOfKiem ? `/api/posts/${id}/like` : `/posts/${id}/like`;
        return { method: round % 2 === 0 ? 'PUT' : 'DELETE', path, headers: { ...headers, Cookie: cookies[person] ?? '' } };
      },
    };
  }

  const pool = openPool(bench.connection);
  /** All authors looked: the first like of each post is told again. Locked in the order of what folds likes meanwhile. */
  const beforeTurn = async () => {
    await pool.query(
      'update notifications set read_at = now() where id in (select id from notifications where read_at is null order by id for update)',
    );
  };
  const targets: Target[] = [
    target('minimal: one hot post', minimal, [hot], false),
    ...kiems.map(({ prefix, server }) => target(`${prefix} /api: one hot post`, server, [hot], true)),
    target('minimal: many posts', minimal, manyOf(0), false),
    ...kiems.map(({ prefix, server }, place) => ({
      ...target(`${prefix} /api: many posts`, server, manyOf(place + 1), true),
      beforeTurn,
    })),
  ];
  const measured = await measureInTurns(targets, load);
  await pool.end();
  await minimal.stop();
  for (const { server } of kiems) await server.stop();
  const perKind = 1 + kiems.length;
  printMeasurements(
    targets.flatMap(({ name }, index) => {
      const measurement = measured[index];
      const base = index % perKind > 0 ? measured[index - (index % perKind)] : undefined;
      return measurement === undefined ? [] : [{ name, measurement, base }];
    }),
  );
  const [hotBase, hotKiem] = measured;
  const [manyBase, manyKiem] = measured.slice(perKind);
  if (hotBase === undefined || hotKiem === undefined || manyBase === undefined || manyKiem === undefined) return;
  printBars([
    {
      name: 'Likes of one hot post, of the minimal handler',
      measured: ratioOf(hotKiem, hotBase),
      bar: 0.6,
      is: 'at least',
    },
    {
      name: 'Likes of many posts, of the minimal handler',
      measured: ratioOf(manyKiem, manyBase),
      bar: 0.6,
      is: 'at least',
    },
  ]);
}
