import type { Move, MoveResult } from '../contract.ts';

/** Fewer than the server takes, so that a request that fails leaves few of which it isn't known whether they were moved. */
const inOneRequest = 10;

/** `failure` is the error of a later request: the moves that have no result were not sent, or their answer got lost. */
type Sent = { results: MoveResult[]; failure?: unknown };

/** Sends any number of moves, a few in each request. Throws when the first request fails. */
export async function sendMoves(moves: readonly Move[], send: (some: Move[]) => Promise<{ results: MoveResult[] }>): Promise<Sent> {
  const results: MoveResult[] = [];
  for (let from = 0; from < moves.length; from += inOneRequest) {
    try {
      results.push(...(await send(moves.slice(from, from + inOneRequest))).results);
    } catch (failure) {
      if (from === 0) throw failure;
      return { results, failure };
    }
  }
  return { results };
}
