import type { Services } from '../../../../platform/server/services.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { bestOfEach, hundredths, leastPercent } from '../../policy.ts';
import { type Found, findAll, keepVisible, readDocuments } from '../../queries/documents.ts';
import { runScorer, type StoredDocument } from '../../score/documents/scorer.ts';
import { findWanted, readDocument, type Scorer, scoreDocuments } from '../../score/queries/ask-scorer.ts';
import { type PairBefore, readPairs, type Scored } from '../queries/pairs.ts';
import { readThing, type Thing } from '../queries/things.ts';
import { leaveMatching } from './leave-matching.ts';
import { writeMatches } from './write-matches.ts';

/** Documents that are compared at once: others wait for the scorer meanwhile, and requests for the main thread. */
const atOnce = 50;

/**
 * Reads a job or talent anew and rewrites its best of the other side. Pairs that it has as one of another's best are scored anew
 * too. One that doesn't take part (any more) leaves.
 */
export async function renewThing(services: Services, side: Side, id: string): Promise<void> {
  const { db } = services;
  const thing = await readThing(db, side, id);
  if (thing === null) return leaveMatching(services, side, id);
  const scorer = { db, run: runScorer };
  const read = await readDocument(scorer, thing.texts);
  const document = { reading: read.reading, terms: JSON.stringify(thing.terms) };
  const before = await readPairs(db, side, id);
  const { visible, all } = await findOthers(scorer, { side, thing, reading: read.reading, before });
  const scored = await scoreAll(scorer, side, document, all);
  await writeMatches(services, {
    side,
    thing,
    document,
    posted: read.posted,
    before,
    scored,
    best: bestOf(scored.filter((each) => visible.has(each.id))),
  });
}

type Looking = { side: Side; thing: Thing; reading: string; before: Map<string, PairBefore> };

/** The others that the thing's owner sees, which can be among its best, and with them those of its pairs. */
async function findOthers(scorer: Scorer, { side, thing, reading, before }: Looking): Promise<{ visible: Set<string>; all: Found[] }> {
  const other = otherOf(side);
  const candidates = await findAll(scorer.db, other, await findWanted(scorer, reading));
  const visible = await keepVisible(scorer.db, other, [...new Set([...candidates, ...before.keys()])], thing.ownerId);
  const ids = new Set(visible.map((each) => each.id));
  const unseen = [...before].filter(([id]) => !ids.has(id)).map(([id, { ownerId }]) => ({ id, ownerId }));
  return { visible: ids, all: [...visible, ...unseen] };
}

/** Scores of those that were read. */
async function scoreAll(scorer: Scorer, side: Side, document: StoredDocument, all: Found[]): Promise<Scored[]> {
  const owners = new Map(all.map(({ id, ownerId }) => [id, ownerId]));
  const scored: Scored[] = [];
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce).map(({ id }) => id);
    const others = await readDocuments(scorer.db, otherOf(side), some);
    if (others.length === 0) continue;
    const pairs = side === 'job' ? { jobs: [document], talents: others } : { jobs: others, talents: [document] };
    const { scores, reasons, version } = await scoreDocuments(scorer, { ...pairs, withReasons: true });
    scored.push(
      ...others.map(({ id }, place) => {
        return { id, ownerId: owners.get(id) ?? '', score: scores[place] ?? 0, reasons: reasons[place] ?? '', statistics: version };
      }),
    );
  }
  return scored;
}

function bestOf(scored: Scored[]): Set<string> {
  const matching = scored.filter(({ score }) => score >= leastPercent * hundredths);
  const inOrder = matching.toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  return new Set(inOrder.slice(0, bestOfEach).map(({ id }) => id));
}

export const otherOf = (side: Side): Side => (side === 'job' ? 'talent' : 'job');
