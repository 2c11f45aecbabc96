import * as z from 'zod';
import { boundWork, boundWorkOfEach } from '../../../../platform/server/bounded-work.ts';
import { createThread } from '../../../../platform/server/threads/create-thread.ts';
import type { TalentTerms } from '../policy/conditions.ts';
import type { CountedTerms } from '../policy/statistics.ts';
import type { Texts } from './read.ts';

/** A reading and its conditions as they are stored: the main thread only hands them on. */
export type StoredDocument = { reading: string; terms: string };

/** A talent whose texts are to be read. */
export type ReadTalent = { texts: Texts; terms: TalentTerms };

/** All but the first two need the frequencies of a version. */
export type ScorerJob =
  | { do: 'learn'; counted: CountedTerms }
  | { do: 'read'; texts: Texts }
  | ({ version: number } & (
      | { do: 'want'; reading: string }
      /** Reads texts and looks for the terms of what was read, at once. */
      | { do: 'renew'; texts: Texts }
      /** Each job with each talent. */
      | { do: 'score'; jobs: StoredDocument[]; talents: StoredDocument[]; withReasons: boolean }
      /** The one skill that would add most, for each job. */
      | { do: 'change'; jobs: StoredDocument[]; talent: ReadTalent }
    ));

const numbers = z.array(z.number());
const wanted = z.object({ terms: numbers, weights: numbers });
const read = { reading: z.string(), posted: numbers };
const terms = { skills: wanted, words: wanted };
const change = z.union([z.tuple([z.string(), z.int()]), z.tuple([])]);

export const scorerAnswer = z.discriminatedUnion('did', [
  z.object({ did: z.literal('learn') }),
  /** The scorer has other frequencies than those that were named: it is to learn them first. */
  z.object({ did: z.literal('nothing') }),
  z.object({ did: z.literal('read'), ...read }),
  z.object({ did: z.literal('want'), ...terms }),
  z.object({ did: z.literal('renew'), ...read, ...terms }),
  /** By job, and for each job by talent; reasons as JSON, where they were asked for. */
  z.object({ did: z.literal('score'), scores: numbers, reasons: z.array(z.string()) }),
  z.object({ did: z.literal('change'), changes: z.array(change) }),
]);

export type ScorerAnswer = z.output<typeof scorerAnswer>;

/**
 * On a thread, as the vocabulary alone takes seconds to read, and a list of candidates more than requests may be kept from the main
 * thread (docs/decisions/054-answers-to-matches.md).
 */
const scorer = createThread<ScorerJob, ScorerAnswer>({
  module: new URL('./scorer.thread.ts', import.meta.url),
  milliseconds: 60_000,
  parse: scorerAnswer.parse,
});

/** Those that members wait for; upkeep takes turns with them. */
const inTurn = boundWork({ running: 2, waiting: 40, waitMilliseconds: 4_000 });
/** So that nobody takes the places of all others: of one member, one at once, and the rest waits outside. */
const ofEach = boundWorkOfEach({ running: 1, waiting: 10, inAll: 42 });
/** Visitors take no places of members. */
const ofVisitors = boundWork({ running: 1, waiting: 20, waitMilliseconds: 2_000 });

/** Lets the scorer do something now. For upkeep, which may wait. */
export const runScorer = scorer.run;

/** The same for a request of a member, or of a visitor (null); throws a BusyError under a flood. */
export function runScorerInTurn(viewerId: string | null) {
  return async (job: ScorerJob): Promise<ScorerAnswer> => {
    await scorer.start();
    const run = () => scorer.run(job);
    return viewerId === null ? ofVisitors(run) : ofEach(viewerId, () => inTurn(run));
  };
}
