import { expect, test } from 'vitest';
import { composeDemo } from './compose-demo.ts';
import { demoPeople } from './people/all.ts';

test('the same seed and moment produce the same demo, with at least 60 people and 200 posts of six weeks', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const rows = composeDemo(demoPeople, now);
  expect(composeDemo(demoPeople, now)).toEqual(rows);
  expect(rows.profiles.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.posts.map(({ content }) => content)).size).toBeGreaterThanOrEqual(200);
  const ages = rows.posts.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(44);
  expect(rows.likes.every((like) => like.createdAt <= now)).toBe(true);
  expect(rows.comments.length).toBeGreaterThan(200);
  for (const { postId, content, createdAt } of rows.comments) {
    const post = rows.posts.find(({ id }) => id === postId);
    expect(createdAt > (post?.createdAt ?? now) && createdAt < now).toBe(true);
    expect(rows.comments.filter((other) => other.postId === postId && other.content === content)).toHaveLength(1);
  }
});

test('a picture is among the newest posts, and people wrote their posts in the order in which they are told', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const { posts, profiles } = composeDemo(demoPeople, now);
  for (const [place, { id }] of profiles.entries()) {
    const own = posts
      .filter(({ authorId }) => authorId === id)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    expect(own.map(({ content }) => content)).toEqual(demoPeople[place]?.posts);
  }
});
