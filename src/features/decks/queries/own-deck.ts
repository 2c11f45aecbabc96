import type { Executor } from '../../../platform/server/database.ts';
import type { Deck, DeckSlide } from '../contract.ts';
import { type LaidOut, layOutDeck } from '../documents/lay-out-deck.ts';
import type { DeckProject } from '../facts/policy/deck-project.ts';
import { isShown, readingMinutesOf, standsStill, writerOf } from '../policy/deck.ts';
import { slideNames, slideTitles } from '../policy/slides.ts';
import { textsOf } from '../policy/typed-fields.ts';
import { deckMarks, generationFailedMessage } from '../texts.ts';
import { hashFacts } from '../tokens/hash-facts.ts';
import { missingIn } from '../writer/policy/missing.ts';
import { readComposedDeck } from './composed-deck.ts';
import { readDeckSource } from './deck-project.ts';
import { type GenerationRow, readDeckRow, readGeneration } from './deck-rows.ts';

/** The deck of a person's own project as its tab shows it; null without one, or when the project isn't theirs. */
export async function readOwnDeck(executor: Executor, ownerId: string, { id, now }: { id: string; now: Date }): Promise<Deck | null> {
  const row = await readDeckRow(executor, id);
  const source = row && (await readDeckSource(executor, id, row.updatedAt));
  if (row === null || source === null || source.ownerId !== ownerId) return null;
  const composed = await readComposedDeck(executor, row, source);
  const generation = await readGeneration(executor, id);
  const { slides, look } = layOutDeck(composed.slides, { deck: row, source, facts: composed.facts });
  const writer = writerOf(slides);
  const { status, style, colour, showsLogo, showsContact, version } = row;
  return {
    status,
    writer,
    mark: deckMarks[writer],
    style,
    colour,
    showsLogo,
    showsContact,
    look,
    version,
    updatedAt: row.updatedAt.toISOString(),
    readingMinutes: readingMinutesOf(slides.filter(isShown).flatMap(shownTexts)),
    slides: slides.map((slide) => toSlide(slide, source.project)),
    generation: generation && toGeneration(generation, now),
  };
}

/** The texts that a slide's readers see. */
export function shownTexts({ fields }: Pick<LaidOut, 'fields'>): string[] {
  return fields.flatMap(({ value, isHeld }) => (isHeld ? [] : textsOf(value)));
}

function toSlide(slide: LaidOut, project: DeckProject): DeckSlide {
  const { name, isHidden, isEmpty, notes, hasOwnNotes, overflow, fields, page, changes, used } = slide;
  return {
    name,
    title: slideTitles[name],
    isHidden,
    isEmpty,
    notes,
    hasOwnNotes,
    overflow,
    fields: fields.map(({ name: field, value, origin, isHeld }) => ({ name: field, value, origin, isHeld })),
    page,
    changes,
    facts: hashFacts(used),
    missing: missingIn(name, project),
  };
}

function toGeneration(row: GenerationRow, now: Date): Deck['generation'] {
  const stands = standsStill(row, now);
  const endedAt = stands ? row.movedAt : row.endedAt;
  return {
    id: row.id,
    writer: row.writer,
    done: row.done,
    total: slideNames.length,
    startedAt: row.startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    error: stands ? generationFailedMessage : row.error,
  };
}
