import { shorten } from '../../../../platform/shorten.ts';
import { isVisible } from '../../../../platform/visible-text.ts';
import { formatPlainDate } from '../../../../platform/web/format/dates.ts';
import type { SectionId } from '../../../projects/own/view/sections.ts';
import { cleanText } from './clean-text.ts';
import type { Fact } from './references.ts';
import { sentencesOf } from './sentences.ts';

/** The field of the form by which the owner states a fact, with the words that the form has for it. */
export type StatedIn = { section: SectionId; name: string; label: string };

export type FactList = {
  facts: Map<string, Fact>;
  /** A name or a line; with `short`, its beginning too where it is longer than that many characters. Without content no fact. */
  line: (id: string, text: string, stated: StatedIn | Stated, short?: number) => void;
  /** A text by its sentences; with `short`, the beginning of the first one too where that is longer. */
  sentences: (id: string, text: string, stated: StatedIn, short?: number) => void;
  figure: (id: string, shown: string, number: number | null, stated: StatedIn | Stated) => void;
  /** A day as YYYY-MM-DD; null where none was given. */
  day: (id: string, day: string | null, stated: StatedIn | Stated) => void;
};

/** A fact that the form doesn't hold: from elsewhere, or none of the owner's. */
type Stated = { section: null; label: string };

/** The id of the beginning of a text that may be too long for its place. */
export const shortOf = (id: string) => `${id}:short`;

/** As many whole sentences as fit; where the first one is too long, its beginning with '…'. */
function beginningOf(text: string, limit: number): string {
  let beginning = '';
  for (const sentence of sentencesOf(text)) {
    const longer = beginning === '' ? sentence : `${beginning} ${sentence}`;
    if (longer.length > limit) break;
    beginning = longer;
  }
  return beginning === '' ? shorten(text, limit) : beginning;
}

export function startFacts(): FactList {
  const facts = new Map<string, Fact>();

  function add(id: string, shown: string, stated: StatedIn | Stated, kind: Fact['kind'], number: number | null): void {
    const field = stated.section === null ? null : { section: stated.section, name: stated.name };
    facts.set(id, { id, label: stated.label, shown, kind, number, field });
  }

  function addText(id: string, shown: string, stated: StatedIn | Stated, short: number): void {
    add(id, shown, stated, 'text', null);
    if (shown.length > short) add(shortOf(id), beginningOf(shown, short), stated, 'text', null);
  }

  return {
    facts,
    line(id, text, stated, short = Number.POSITIVE_INFINITY) {
      if (isVisible(text)) addText(id, cleanText(text), stated, short);
    },
    sentences(id, text, stated, short = Number.POSITIVE_INFINITY) {
      for (const [position, sentence] of sentencesOf(text).entries())
        addText(`${id}:${position}`, sentence, stated, position === 0 ? short : Number.POSITIVE_INFINITY);
    },
    figure: (id, shown, number, stated) => add(id, shown, stated, 'figure', number),
    day(id, day, stated) {
      if (day !== null) add(id, formatPlainDate(day), stated, 'figure', null);
    },
  };
}
