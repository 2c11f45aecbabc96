import pg from 'pg';
import type { Bench } from './scenario.ts';

/**
 * Leaves nothing of matching to do in a world of a former run: a server renews each match once a day and tells people of new ones, beside
 * whatever is measured. The scenario of matches makes its own.
 */
export async function settleMatching(connection: Bench['connection']): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('truncate match_changes');
  await client.query(`update match_documents set ranked_at = now() + interval '1 day'`);
  await client.query('update match_news set since = null where since is not null');
  await client.query(`update match_statistics set counted_at = now()`);
  await client.end();
}
