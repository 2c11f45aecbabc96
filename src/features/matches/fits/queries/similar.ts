import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import type { JobCard } from '../../../jobs/contract.ts';
import { isVisibleTo } from '../../../jobs/queries/visible.ts';
import { visibleTalentTo } from '../../../profiles/talent/queries.ts';
import type { TalentCard } from '../../../talent/contract.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { hundredths, leastSimilar, shownSimilar } from '../../policy.ts';
import { readJobCards, readTalentCards } from '../../queries/cards.ts';
import { findAll, keepVisible, readDocuments } from '../../queries/documents.ts';
import type { StoredDocument } from '../../score/documents/scorer.ts';
import type { JobTerms, TalentTerms } from '../../score/policy/conditions.ts';
import { findWanted, readDocument, type Scorer, scoreDocuments } from '../../score/queries/ask-scorer.ts';
import { readJobTexts } from '../../upkeep/queries/things.ts';

type Reader = { viewerId: string | null /** In the zone of deadlines. */; today: string };

const anyTalent: TalentTerms = { places: [], kinds: [], perHour: null };
const anyJob: JobTerms = { places: [], isRemote: null, kind: null, mostPerHour: null };

/** Open jobs like another one, open or closed; null if there is no such job for the viewer. */
export async function listSimilarJobs(executor: Executor, scorer: Scorer, reader: Reader, jobId: string): Promise<JobCard[] | null> {
  const { rows } = await executor.execute(sql`select from jobs j where j.id = ${jobId} and ${isVisibleTo(reader.viewerId)}`);
  if (rows.length === 0) return null;
  const [read] = await readDocuments(executor, 'job', [jobId]);
  const texts = read === undefined ? await readJobTexts(executor, jobId) : null;
  const reading = read?.reading ?? (texts && (await readDocument(scorer, texts)).reading);
  if (reading === null) return null;
  const ids = await findSimilar(executor, scorer, 'job', { id: jobId, reading }, reader.viewerId);
  const cards = await readJobCards(executor, reader, ids);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    // One whose deadline is over is closed some minutes later.
    if (card?.isOpen !== true) return [];
    const { poster: _poster, role: _role, ...job } = card;
    return [job];
  });
}

/** Talents like another one; null if there is no such talent for the viewer. */
export async function listSimilarTalents(
  executor: Executor,
  scorer: Scorer,
  viewerId: string,
  talentId: string,
): Promise<TalentCard[] | null> {
  const { rows } = await executor.execute(sql`select from talent_profiles t where t.id = ${talentId} and ${visibleTalentTo(viewerId)}`);
  if (rows.length === 0) return null;
  const [read] = await readDocuments(executor, 'talent', [talentId]);
  const ids = read === undefined ? [] : await findSimilar(executor, scorer, 'talent', { id: talentId, reading: read.reading }, viewerId);
  const cards = await readTalentCards(executor, viewerId, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

type Similar = { id: string; score: number };

/** The most similar of each job and talent for a while, as thousands of visitors may look at one. They are looked at anew whether a viewer sees them. */
const known = new Map<string, { until: number; similar: Promise<Similar[]> }>();
const keptMilliseconds = 600_000;
const mostKnown = 500;
/** Beyond those that are shown, for viewers who don't see some of them. */
const kept = 4 * shownSimilar;

async function findSimilar(
  executor: Executor,
  scorer: Scorer,
  side: Side,
  thing: { id: string; reading: string },
  viewerId: string | null,
): Promise<string[]> {
  const before = known.get(thing.id);
  const similar =
    before !== undefined && before.until > performance.now()
      ? before.similar
      : remember(thing.id, compareAll(executor, scorer, side, thing));
  const ids = (await similar).map(({ id }) => id);
  const visible = new Set((await keepVisible(executor, side, ids, viewerId)).map(({ id }) => id));
  return ids.filter((id) => visible.has(id)).slice(0, shownSimilar);
}

function remember(id: string, similar: Promise<Similar[]>): Promise<Similar[]> {
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(id, { until: performance.now() + keptMilliseconds, similar });
  // A failure isn't kept; who asked learns of it.
  similar.catch(() => known.delete(id));
  return similar;
}

/** Compares a thing with those of its own side, as if it were of the other. */
async function compareAll(
  executor: Executor,
  scorer: Scorer,
  side: Side,
  { id, reading }: { id: string; reading: string },
): Promise<Similar[]> {
  const found = await findAll(executor, side, await findWanted(scorer, reading));
  const others = await readDocuments(
    executor,
    side,
    found.filter((each) => each !== id),
  );
  if (others.length === 0) return [];
  const as = (terms: JobTerms | TalentTerms): StoredDocument[] => [{ reading, terms: JSON.stringify(terms) }];
  const documents = side === 'job' ? { jobs: others, talents: as(anyTalent) } : { jobs: as(anyJob), talents: others };
  const { scores } = await scoreDocuments(scorer, { ...documents, withReasons: false });
  return others
    .map((each, place) => ({ id: each.id, score: scores[place] ?? 0 }))
    .filter(({ score }) => score >= leastSimilar * hundredths)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, kept);
}
