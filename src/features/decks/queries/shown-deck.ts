import type { Executor } from '../../../platform/server/database.ts';
import { layOutDeck } from '../documents/lay-out-deck.ts';
import type { Look } from '../pages/policy/look.ts';
import type { Page } from '../pages/policy/page.ts';
import { type DeckWriter, isShown, readingMinutesOf, writerOf } from '../policy/deck.ts';
import { deckMarks } from '../texts.ts';
import { readComposedDeck } from './composed-deck.ts';
import { readDeckSource } from './deck-project.ts';
import { readDeckRow } from './deck-rows.ts';
import { shownTexts } from './own-deck.ts';

/** A deck as it is presented, and as files and links hold it: without slides that are hidden or empty, and without what is held back. */
export type ShownDeck = {
  projectId: string;
  /** Of the project. */
  title: string;
  ownerName: string;
  writer: DeckWriter;
  /** Says how the texts came about. */
  mark: string;
  look: Look;
  version: number;
  /** The day of this version, as YYYY-MM-DD in Brussels. */
  versionOn: string;
  readingMinutes: number;
  slides: { page: Page /** For the speaker, with what didn't fit on the slide. */; notes: string }[];
};

/** The whole deck of a project, whoever asks: its callers decide who may. Null as long as it isn't written to its end. */
export async function readShownDeck(executor: Executor, projectId: string): Promise<ShownDeck | null> {
  const deck = await readDeckRow(executor, projectId);
  if (deck?.status !== 'generated') return null;
  const source = await readDeckSource(executor, projectId, deck.updatedAt);
  if (source === null) return null;
  const composed = await readComposedDeck(executor, deck, source);
  const { slides, look } = layOutDeck(composed.slides, { deck, source, facts: composed.facts });
  const writer = writerOf(slides);
  const shown = slides.filter(isShown);
  return {
    projectId,
    title: source.project.fields.title,
    ownerName: source.project.ownerName,
    writer,
    mark: deckMarks[writer],
    look,
    version: deck.version,
    versionOn: source.project.versionOn,
    readingMinutes: readingMinutesOf(shown.flatMap(shownTexts)),
    slides: shown.map(({ page, notes, overflow }) => ({ page, notes: [notes, overflow].filter(Boolean).join('\n\n') })),
  };
}
