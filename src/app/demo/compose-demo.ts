import { v7 } from 'uuid';
import { composeComments } from './comments/compose-comments.ts';
import type { DemoRows } from './demo-rows.ts';
import type { DemoPerson } from './people/demo-person.ts';
import { demoPictures } from './pictures/all.ts';
import { pickSome, type Random, seededRandom } from './random.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const spanDays = 42;

/** Hours in UTC at which people write; local time in Belgium and the Netherlands is an hour or two later. */
const writingHours = [5, 6, 6, 7, 7, 8, 9, 10, 11, 11, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20];

/** Composes the rows of the demo: six weeks up to this moment, the same for the same seed. */
export function composeDemo(people: DemoPerson[], now: Date, seed = 7): DemoRows {
  const random = seededRandom(seed);
  const newId = (instant: Date): string =>
    v7({ msecs: instant.getTime(), random: Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256)) });
  const rows: DemoRows = { accounts: [], profiles: [], posts: [], likes: [], comments: [], pictures: [] };

  for (const { firstName, lastName, roles, jobTitle, company, email = addressOf(firstName, lastName), posts } of people) {
    const createdAt = new Date(now.getTime() - (spanDays + 1 + random() * 90) * day);
    const id = newId(createdAt);
    rows.accounts.push({ id, email, createdAt });
    rows.profiles.push({ id, firstName, lastName, roles, jobTitle, company, createdAt });
    const moments = posts.map((_, place) => momentIn(now, place, posts.length, random)).sort((a, b) => a.getTime() - b.getTime());
    for (const [place, writtenAt] of moments.entries()) {
      rows.posts.push({
        id: newId(writtenAt),
        authorId: id,
        content: posts[place] ?? '',
        likesCount: 0,
        commentsCount: 0,
        createdAt: writtenAt,
      });
    }
  }

  // A picture is among the newest, at whatever hour the demo is filled, and its author's last post stays that.
  const isLast = ({ authorId }: { authorId: string }, place: number) => rows.posts[place + 1]?.authorId !== authorId;
  const newest = rows.posts.filter(isLast).find(({ content }) => demoPictures.some(({ post }) => content.startsWith(post)));
  const newestAt = new Date(now.getTime() - 3 * hour);
  if (newest !== undefined) Object.assign(newest, { id: newId(newestAt), createdAt: newestAt });

  for (const post of rows.posts) {
    const others = rows.profiles.filter(({ id }) => id !== post.authorId);
    const age = now.getTime() - post.createdAt.getTime();
    // Most posts get a few likes, a few get many, and fresh ones have fewer so far.
    const popularity = (3 / random() ** 0.7 - 1) * Math.min(1, 0.2 + age / (20 * hour));
    const likers = pickSome(others, Math.min(others.length - 5, Math.floor(popularity)), random);
    for (const { id } of likers) {
      rows.likes.push({ postId: post.id, personId: id, createdAt: new Date(post.createdAt.getTime() + age * random() ** 3) });
    }
    post.likesCount = likers.length;
  }

  for (const { post: beginning, svg, alt } of demoPictures) {
    const post = rows.posts.find(({ content }) => content.startsWith(beginning));
    if (post !== undefined) rows.pictures.push({ id: newId(post.createdAt), postId: post.id, authorId: post.authorId, svg, alt });
  }

  rows.comments = composeComments(rows, now, random, newId);
  for (const post of rows.posts) post.commentsCount = rows.comments.filter(({ postId }) => postId === post.id).length;
  return rows;
}

/** Picks the moment of post `place` of `count`: at a usual hour and mostly on a weekday. */
function momentIn(now: Date, place: number, count: number, random: Random): Date {
  const slice = spanDays / count;
  const pick = () => new Date(now.getTime() - (spanDays - (place + random()) * slice) * day);
  let date = pick();
  if ([0, 6].includes(date.getUTCDay()) && random() < 0.7) date = pick();
  const writingHour = writingHours[Math.floor(random() * writingHours.length)] ?? 9;
  date.setUTCHours(writingHour, Math.floor(random() * 60), Math.floor(random() * 60));
  while (date.getTime() > now.getTime() - 2 * minute) date.setTime(date.getTime() - day);
  return date;
}

function addressOf(firstName: string, lastName: string): string {
  const name = `${firstName}.${lastName}`.normalize('NFD').replace(/[^A-Za-z.]/g, '');
  return `${name.toLowerCase()}@demo.localhost`;
}
