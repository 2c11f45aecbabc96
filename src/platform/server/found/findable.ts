import type { Database } from '../database.ts';
import type { Preview } from '../preview/draw-preview.ts';

/** A page in the sitemap. */
export type ListedPage = { path: string; changedAt: Date };

/** Something that a feed tells of. */
export type FeedEntry = { id: string; path: string; title: string; summary: string; category: string; publishedAt: Date; changedAt: Date };

/**
 * The public things of a feature, as search engines, feed readers and link previews find them: without an account. Each
 * function leaves out what a visitor may not see, and the things of people who are suspended.
 */
export type Findable = {
  /** The path of their list without its slash, such as 'projecten'; each thing is below it, under its id. */
  name: string;
  sitemap: {
    /** The ids with which the pages of the sitemap begin, each of so many things in the order of ids. */
    begins(db: Database, pageSize: number): Promise<string[]>;
    /** The things from one id on, up to another, which isn't one of them; null for all the rest. */
    list(db: Database, from: string, to: string | null): Promise<ListedPage[]>;
  };
  /** The newest things, the last published first; null for those that no feed tells of. */
  feed: { title: string; list(db: Database): Promise<FeedEntry[]> } | null;
  preview: {
    /** The picture of the list itself. */
    list: Preview;
    /** The picture of one thing, and a version that changes with what it shows; null when there is none for a visitor. */
    read(db: Database, id: string): Promise<{ version: string; preview: Preview } | null>;
  };
};
