import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { posts } from '../tables.ts';

/**
 * Updates whose followers are still being told, and how far that is. The row advances in the transaction that tells, so
 * that nobody is told twice or skipped, whichever server dies.
 */
export const updateTellings = pgTable('update_tellings', {
  postId: uuid()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** The last follower who was told, in the order of their ids. */
  toldTo: uuid(),
});
