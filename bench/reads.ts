import type pg from 'pg';
import { conversationsPageSql, messageCountsSql } from '../src/features/messages/queries/conversations.ts';
import { beginAfter } from '../src/platform/server/newest-first.ts';

type Read = (viewerId: string) => pg.QueryConfig;

/** What the minimal handler reads at /reads/{name}: the same statements as Kiem, their rows as they come. */
export const reads: Record<string, Read> = {
  conversations: (viewerId) => ({
    name: 'conversations',
    text: conversationsPageSql,
    values: [viewerId, 'open', ...beginAfter(undefined)],
  }),
  'message-counts': (viewerId) => ({ name: 'message-counts', text: messageCountsSql, values: [viewerId] }),
};
