import type { Services } from '../../../../platform/server/services.ts';
import type { Side, WantedTerms } from '../../candidates/policy/terms.ts';
import { readVersion } from '../../candidates/queries/statistics.ts';
import { bestOfEach, hundredths, leastPercent } from '../../policy.ts';
import { type Other, readBestOthers, readPairedOthers } from '../../queries/documents.ts';
import { runScorer, type StoredDocument } from '../../score/documents/scorer.ts';
import { readAndFindWanted, type Scorer, scoreDocuments } from '../../score/queries/ask-scorer.ts';
import { readPairs, type Scored } from '../queries/pairs.ts';
import { readThing } from '../queries/things.ts';
import { leaveMatching } from './leave-matching.ts';
import { type Found, writeMatches } from './write-matches.ts';

/**
 * Reads a job or talent anew and rewrites its best of the other side. Pairs that it has as one of another's best are scored anew
 * too. One that doesn't take part (any more) leaves.
 */
export async function renewThing(services: Services, side: Side, id: string): Promise<void> {
  const found = await findMatches(services, side, id);
  if (found === null) await leaveMatching(services, side, id);
  else await writeMatches(services, found);
}

/** Reads a job or talent anew, finds its best of the other side and scores them. Null when it doesn't take part (any more). */
export async function findMatches({ db }: Pick<Services, 'db'>, side: Side, id: string): Promise<Found | null> {
  const [thing, version] = await Promise.all([readThing(db, side, id), readVersion(db)]);
  if (thing === null) return null;
  const scorer = { db, run: runScorer, version };
  const other = otherOf(side);
  const viewerId = thing.ownerId;
  const [{ reading, posted, wanted }, before, paired] = await Promise.all([
    readAndFindWanted(scorer, thing.texts),
    readPairs(db, side, id),
    readPairedOthers(db, other, { id, viewerId }),
  ]);
  const document = { reading, terms: JSON.stringify(thing.terms) };
  const read = (terms: WantedTerms, known: Other[]) => readBestOthers(db, other, { terms, known, viewerId });
  const score = (others: Other[]) => scoreAll(scorer, side, document, others);
  // While the thread scores the ones, the database finds the next.
  const [scoredPaired, bySkills] = await Promise.all([score(paired), read(wanted.skills, paired)]);
  const [scoredBySkills, byWords] = await Promise.all([score(bySkills), read(wanted.words, [...paired, ...bySkills])]);
  const scored = [...scoredPaired, ...scoredBySkills, ...(await score(byWords))];
  const hidden = new Set(paired.flatMap((each) => (each.isVisible ? [] : [each.id])));
  const best = bestOf(scored.filter((each) => !hidden.has(each.id)));
  return { side, thing, document, posted, before, scored, best };
}

async function scoreAll(scorer: Scorer, side: Side, document: StoredDocument, others: Other[]): Promise<Scored[]> {
  if (others.length === 0) return [];
  const documents = others.map(({ reading, terms }) => ({ reading, terms }));
  const pairs = side === 'job' ? { jobs: [document], talents: documents } : { jobs: documents, talents: [document] };
  const { scores, reasons, version } = await scoreDocuments(scorer, { ...pairs, withReasons: true });
  return others.map(({ id, ownerId }, place) => {
    return { id, ownerId, score: scores[place] ?? 0, reasons: reasons[place] ?? '', statistics: version };
  });
}

function bestOf(scored: Scored[]): Set<string> {
  const matching = scored.filter(({ score }) => score >= leastPercent * hundredths);
  const inOrder = matching.toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  return new Set(inOrder.slice(0, bestOfEach).map(({ id }) => id));
}

const otherOf = (side: Side): Side => (side === 'job' ? 'talent' : 'job');
