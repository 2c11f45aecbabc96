import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { fieldsAsSeen } from '../policy/as-seen.ts';
import { shownFields } from '../policy/compose-slide.ts';
import type { KeptSlide } from '../policy/kept.ts';
import { type FieldValue, fieldsOf, type SlideName, slideNames, slideTitles } from '../policy/slides.ts';
import { readComposedDeck } from '../queries/composed-deck.ts';
import { readDeckSource } from '../queries/deck-project.ts';
import { readDeckRow } from '../queries/deck-rows.ts';
import { readerOf } from '../queries/readers.ts';
import { pitchVersions } from '../tables.ts';
import type { DeckVersion, DeckVersionSlide } from './contract.ts';

type VersionRow = Pick<typeof pitchVersions.$inferSelect, 'id' | 'keptAt' | 'writer'>;

const toVersion = ({ id, keptAt, writer }: VersionRow): DeckVersion => ({ id, keptAt: keptAt.toISOString(), writer });

/** The kept versions of the deck of a person's own project, the newest first; null when the project isn't theirs. */
export async function listVersions(executor: Executor, ownerId: string, projectId: string): Promise<DeckVersion[] | null> {
  if ((await readerOf(executor, ownerId, projectId)) !== 'owner') return null;
  const { id, keptAt, writer } = pitchVersions;
  const rows = executor.select({ id, keptAt, writer }).from(pitchVersions).where(eq(pitchVersions.projectId, projectId));
  return (await rows.orderBy(desc(keptAt), desc(id))).map(toVersion);
}

/** A version of the deck of a person's own project beside what it says now; null when there is none for them. */
export async function readVersion(
  executor: Executor,
  ownerId: string,
  { id: projectId, versionId }: { id: string; versionId: string },
): Promise<(DeckVersion & { slides: DeckVersionSlide[] }) | null> {
  if ((await readerOf(executor, ownerId, projectId)) !== 'owner') return null;
  const deck = await readDeckRow(executor, projectId);
  const source = deck && (await readDeckSource(executor, projectId, deck.updatedAt));
  if (deck === null || source === null) return null;
  const ofDeck = and(eq(pitchVersions.id, versionId), eq(pitchVersions.projectId, projectId));
  const [version] = await executor.select().from(pitchVersions).where(ofDeck);
  if (version === undefined) return null;
  const { slides } = await readComposedDeck(executor, deck, source);
  const now = new Map(slides.map((slide) => [slide.name, shownFields(slide)]));
  const compared = slideNames.flatMap((name) => {
    const kept = version.slides[name];
    return kept === undefined ? [] : [compareSlide(name, kept, now.get(name) ?? {})];
  });
  return { ...toVersion(version), slides: compared };
}

function compareSlide(name: SlideName, kept: KeptSlide, now: Record<string, FieldValue>): DeckVersionSlide {
  const before = fieldsAsSeen(kept);
  const fields = fieldsOf(name).flatMap(([field, { label }]) => {
    const [then, today] = [before[field] ?? null, now[field] ?? null];
    return then === null && today === null ? [] : [{ name: field, label, before: then, now: today }];
  });
  return { name, title: slideTitles[name], isHidden: kept.isHidden, notes: kept.notes ?? '', fields };
}
