import type pg from 'pg';
import { conversationsPageSql, messageCountsSql } from '../src/features/messages/queries/conversations.ts';
import { beginAfter } from '../src/platform/server/newest-first.ts';

type Read = (viewerId: string) => pg.QueryConfig;

/** The reads of the minimal handler at /reads/{name}: Kiem's statements with their raw rows. */
export const reads: Record<string, Read> = {
  conversations: (viewerId) => ({
    name: 'conversations',
    text: conversationsPageSql,
    values: [viewerId, 'open', ...beginAfter(undefined), false],
  }),
  'message-counts': (viewerId) => ({ name: 'message-counts', text: messageCountsSql, values: [viewerId] }),
};
