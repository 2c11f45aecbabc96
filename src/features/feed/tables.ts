import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import { projects } from '../projects/tables.ts';
import { uploads } from '../uploads/tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    authorId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    isPublished: boolean().notNull().default(true),
    /** Likes that are folded in; later changes are in post_like_changes. */
    likesCount: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    imageId: uuid().references(() => uploads.id, { onDelete: 'set null' }),
    /** Alternative text of the image. */
    imageAlt: text().notNull().default(''),
    /** The author's own project, of which the post is an update. */
    projectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().defaultNow(),
    editedAt: instant(),
  },
  (table) => [
    // Serves a page of the feed: the newest published posts, by key. Ascending and read backwards:
    // a descending one of Drizzle has its nulls last, which `order by … desc` doesn't.
    index('posts_feed').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    // Serves a person's own posts, and the removal of their account.
    index('posts_author').on(table.authorId, table.createdAt),
    // Serves a person's own drafts.
    index('posts_drafts').on(table.authorId, table.createdAt).where(sql`not ${table.isPublished}`),
    // Serves the updates of a project, and its removal.
    index('posts_project').on(table.projectId, table.createdAt, table.id).where(sql`${table.projectId} is not null`),
    // Serves the removal of files that nothing refers to any more.
    index('posts_image').on(table.imageId),
    check('posts_content', sql`char_length(${table.content}) <= 3000`),
    check('posts_image_alt', sql`char_length(${table.imageAlt}) <= 300`),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // One like per person and post; serves 'did the viewer like this post'.
    primaryKey({ columns: [table.postId, table.personId] }),
    // Serves the removal of a person's likes with their account.
    index('post_likes_person').on(table.personId),
  ],
);

/**
 * Likes and unlikes not yet folded into posts.likes_count. Writing a row here takes no lock
 * on the post, so a hot post takes as many likes at once as any other posts together.
 */
export const postLikeChanges = pgTable(
  'post_like_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    change: smallint().notNull(),
  },
  (table) => [
    // Serves the exact count of a post, and folding.
    index('post_like_changes_post').on(table.postId),
    check('post_like_changes_change', sql`${table.change} in (-1, 1)`),
  ],
);

export const postComments = pgTable(
  'post_comments',
  {
    id: uuid().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    editedAt: instant(),
  },
  (table) => [
    // Serves the comments of a post, oldest first, by key.
    index('post_comments_post').on(table.postId, table.createdAt, table.id),
    // Serves a person's comments, newest first, on their profile, and their export and removal.
    index('post_comments_author').on(table.authorId, table.createdAt, table.id),
    check('post_comments_content', sql`char_length(${table.content}) between 1 and 2000`),
  ],
);
