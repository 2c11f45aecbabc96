import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Origin } from './slides.ts';

/** A deck that was written for the project, or one that its owner is still having written for the first time. */
export const deckStatuses = ['generated', 'draft'] as const;
type DeckStatus = (typeof deckStatuses)[number];

export const deckStatusLabels: Record<DeckStatus, string> = { generated: 'Gegenereerd', draft: 'Concept' };

/** The writers of a deck: rules over the project's facts, or a language model that is checked against them. */
export const deckWriters = ['rules', 'model'] as const;
export type DeckWriter = (typeof deckWriters)[number];

export const deckStyles = ['helder', 'warm', 'nacht'] as const;
export type DeckStyle = (typeof deckStyles)[number];

export const deckStyleLabels: Record<DeckStyle, string> = { helder: 'Helder', warm: 'Warm', nacht: 'Nacht' };

export const deckLimits = {
  /** Characters of the speaker's notes of one slide. */
  notes: 4_000,
  /** Versions that are kept of one deck. */
  versions: 10,
  /** Characters of a typed text, items of a field and columns of a row, as they come in: more than any field takes. */
  typedText: 800,
  typedItems: 8,
  typedColumns: 4,
} as const;

/** A colour as #rrggbb. */
export const colourPattern = /^#[0-9a-f]{6}$/;

/** The writer of a deck, by what it says now: one without a field of a model is the rules'. */
export function writerOf(slides: readonly { fields: readonly { origin: Origin }[] }[]): DeckWriter {
  return slides.some(({ fields }) => fields.some(({ origin }) => origin === 'model')) ? 'model' : 'rules';
}

/** Writings of a person's decks: each may cost the questions to a language model for 13 slides. The same one sent again counts once. */
export const writingsLimit: RateLimit = { name: 'pitch-decks', points: 30, seconds: 3600 };

/** A writing that hasn't got on by a slide for so long may be taken over: its server is gone, or its task was given up. */
export const standstillSeconds = 300;

/** Whether a writing stands still for good, as far as one can tell. */
export function standsStill({ endedAt, movedAt }: { endedAt: Date | null; movedAt: Date }, now: Date): boolean {
  return endedAt === null && now.getTime() - movedAt.getTime() > standstillSeconds * 1000;
}

/** Whether readers, presentations and files have a slide: its owner shows it, and something is on it. */
export function isShown({ isHidden, isEmpty }: { isHidden: boolean; isEmpty: boolean }): boolean {
  return !isHidden && !isEmpty;
}

/** Words that somebody reads in a minute on a slide, figures and charts included. */
const wordsPerMinute = 150;

/** Whole minutes to read texts, at least 1. */
export function readingMinutesOf(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
