import type pg from 'pg';
import { searchPeople } from '../src/features/network/people/queries.ts';
import { listConnections, listRequests } from '../src/features/network/queries/lists.ts';
import { readRelation } from '../src/features/network/queries/relation.ts';
import { hasSuggestions, listSuggestions, readCounts } from '../src/features/network/queries/suggestions.ts';
import { type Read, recordStatements, type Statement } from './record-statements.ts';

/** Prefixes of a first and a last name, as people type them. */
export const searchedFor = 'fem mul';

/** The network's procedures by their name on the minimal server. */
const procedures = {
  connections: (db, viewerId) => listConnections(db, viewerId, {}),
  requests: (db, viewerId) => listRequests(db, viewerId, { direction: 'received' }),
  async suggestions(db, viewerId) {
    await hasSuggestions(db, viewerId);
    await listSuggestions(db, viewerId, {});
  },
  async counts(db, viewerId) {
    await hasSuggestions(db, viewerId);
    await readCounts(db, viewerId, {});
  },
  relation: readRelation,
  search: (db, viewerId) => searchPeople(db, viewerId, { search: searchedFor }),
} satisfies Record<string, Read>;

export type NetworkProcedure = keyof typeof procedures;

export const isNetworkProcedure = (name: string): name is NetworkProcedure => name in procedures;

/** Records the statements of each procedure for a viewer with requests in both directions. */
export async function networkStatements(pool: pg.Pool): Promise<Record<NetworkProcedure, Statement[]>> {
  const { rows } = await pool.query<{ viewer: string; person: string }>(
    `select case requester_id when low_id then high_id else low_id end as viewer, requester_id as person
     from connections where status = 'pending' limit 1`,
  );
  const [{ viewer, person } = { viewer: '', person: '' }] = rows;

  const record = (read: Read) => recordStatements(pool, read, viewer, person);
  return {
    connections: await record(procedures.connections),
    requests: await record(procedures.requests),
    suggestions: await record(procedures.suggestions),
    counts: await record(procedures.counts),
    relation: await record(procedures.relation),
    search: await record(procedures.search),
  };
}
