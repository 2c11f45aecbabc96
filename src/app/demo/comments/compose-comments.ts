import type { DemoRows } from '../demo-rows.ts';
import { findPeople } from '../jobs/find.ts';
import type { Random } from '../random.ts';
import { demoComments } from './all.ts';

const hour = 3_600_000;
/** The longest wait for the next comment. */
const longestPause = 7;

/** Composes the comments of the demo: each on the post that it was written for, after it and before now. */
export function composeComments(
  { posts, profiles }: Pick<DemoRows, 'posts' | 'profiles'>,
  now: Date,
  random: Random,
  newId: (instant: Date) => string,
): DemoRows['comments'] {
  const personOf = findPeople(profiles);
  return demoComments.flatMap(({ post: beginning, said }) => {
    const post = posts.find(({ content }) => content.startsWith(beginning));
    if (post === undefined) throw new Error(`No post of the demo begins with ${beginning}.`);
    const pauses = said.map(() => (0.1 + longestPause * random() ** 2) * hour);
    const whole = pauses.reduce((sum, pause) => sum + pause, 0);
    const pace = Math.min(1, (0.9 * (now.getTime() - post.createdAt.getTime())) / whole);
    let at = post.createdAt.getTime();
    return said.map(([name, content], place) => {
      at += (pauses[place] ?? 0) * pace;
      const createdAt = new Date(Math.floor(at));
      return { id: newId(createdAt), postId: post.id, authorId: personOf(name).id, content, createdAt };
    });
  });
}
