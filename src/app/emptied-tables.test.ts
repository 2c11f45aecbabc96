import { expect, test } from 'vitest';
import { foldLikes } from '../features/feed/commands/fold-likes.ts';
import { makePost } from '../features/feed/factory.ts';
import { likesCountSql } from '../features/feed/queries.ts';
import { countReads } from './testing/count-reads.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { db, pool } = server.services;

test('tables whose rows only pass through keep their pages (docs/decisions/144-pages-of-emptied-tables.md)', async () => {
  const { rows } = await pool.query<{ name: string; keeps: boolean }>(`
    select relname as name, coalesce(reloptions @> '{vacuum_truncate=false}', false) as keeps from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and (relname like '%\\_changes' or relname = 'live_events') order by relname`);

  expect(rows).toEqual(
    ['live_events', 'match_changes', 'post_like_changes', 'project_follow_changes'].map((name) => ({ name, keeps: true })),
  );
});

test('a post’s likes are counted by their index after all others were folded', async () => {
  const { id } = await makePost(db, { authorId: (await server.person()).id });
  await pool.query('insert into post_like_changes (post_id, change) select $1, 1 from generate_series(1, 2000)', [id]);
  await pool.query('delete from post_like_changes');
  await pool.query('vacuum (analyze) post_like_changes');

  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain select ${likesCountSql('p')} from posts p where p.id = $1`, [id]);

  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('post_like_changes_post');
  expect(plan).not.toContain('Seq Scan on post_like_changes');
});

test('folding a few likes reads their posts alone, though there were thousands of likes before', async () => {
  const { id } = await makePost(db, { authorId: (await server.person()).id });
  await pool.query(
    `insert into posts (id, author_id, content, is_published, created_at)
     select gen_random_uuid(), author_id, content, true, created_at from posts, generate_series(1, 3000) where id = $1`,
    [id],
  );
  await pool.query('insert into post_like_changes (post_id, change) select id, 1 from posts');
  await pool.query('analyze posts, post_like_changes');
  await pool.query('delete from post_like_changes where post_id <> $1', [id]);

  const before = await countReads(pool, 'posts');
  await foldLikes(server.services);

  expect((await countReads(pool, 'posts')) - before).toBeLessThan(30);
  const { rows } = await pool.query<{ likes: number }>('select likes_count as likes from posts where id = $1', [id]);
  expect(rows).toEqual([{ likes: 1 }]);
});
