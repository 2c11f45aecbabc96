import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/server/personal-data.ts';
import { rowsOf } from '../../platform/server/rows-of.ts';
import { profiles } from '../profiles/tables.ts';
import { postComments, postLikes, posts } from './tables.ts';

export const feedPersonalData: PersonalData = {
  name: 'feed',

  async exportPersonalData(tx, personId) {
    return {
      posts: rowsOf(tx, { from: posts, where: eq(posts.authorId, personId), orderBy: [posts.createdAt] }),
      comments: rowsOf(tx, { from: postComments, where: eq(postComments.authorId, personId), orderBy: [postComments.createdAt] }),
      likes: rowsOf(tx, { from: postLikes, where: eq(postLikes.personId, personId), orderBy: [postLikes.createdAt] }),
    };
  },

  async erasePersonalData(tx, _services, personId) {
    // A like or comment sent at this moment waits for this row, and then finds no person.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('update');
    await tx.delete(posts).where(eq(posts.authorId, personId));
    await tx.execute(sql`
      with removed as (delete from post_likes where person_id = ${personId} returning post_id)
      insert into post_like_changes (post_id, change) select post_id, -1 from removed`);
    // The posts are locked in one order, so that two people who leave at once don't wait for each other; no more than
    // their counts, so that nobody's like or comment has to wait; and by a statement of its own, before the comments,
    // as the parts of one statement run in any order.
    await tx.execute(sql`
      select id from posts where id in (select post_id from post_comments where author_id = ${personId}) order by id for no key update`);
    await tx.execute(sql`
      with removed as (
        delete from post_comments where author_id = ${personId} returning post_id
      ), sums as (
        select post_id, count(*)::int as comments from removed group by post_id
      )
      update posts set comments_count = comments_count - sums.comments from sums where posts.id = sums.post_id`);
  },
};
