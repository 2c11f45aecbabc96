import { setImmediate as nextTurn } from 'node:timers/promises';
import { openEscoSkills } from '../../../platform/server/esco/read-skills.ts';
import { foldedText } from '../../../platform/server/folded-text.ts';
import type { SuggestedSkill } from '../contract.ts';

export type Label = {
  skill: number;
  text: string;
  folded: string;
  language: SuggestedSkill['language'];
  isPreferred: boolean;
};

export type LabelIndex = {
  labels: Label[];
  /** Where words of labels begin, by their first three letters; the beginnings of labels by their first two as well. */
  beginnings: Map<string, Beginning[]>;
};

type Beginning = { place: number; at: number };

/** Skills that are indexed before other work has its turn: some 5 ms. */
const atOnce = 200;

const languages = ['nl', 'en'] as const;

/** Reads the labels of ESCO's skills. They fill some 35 MB, so this is done once, when somebody first types. */
export async function readLabels(): Promise<LabelIndex> {
  const index: LabelIndex = { labels: [], beginnings: new Map() };
  const skills = await openEscoSkills();
  for (let skill = 0; skill < skills.size; skill += 1) {
    const { labels } = skills.at(skill);
    for (const [order, language] of languages.entries()) {
      const texts = labels[order]?.split('|').filter((text) => text !== '') ?? [];
      for (const [place, text] of texts.entries()) addLabel(index, { skill, text, language, isPreferred: place === 0 });
    }
    if (skill % atOnce === 0) await nextTurn();
  }
  return index;
}

function addLabel({ labels, beginnings }: LabelIndex, label: Omit<Label, 'folded'>): void {
  const folded = foldLabel(label.text);
  const place = labels.push({ ...label, folded }) - 1;
  const add = (start: string, at: number) => {
    const same = beginnings.get(start);
    if (same === undefined) beginnings.set(start, [{ place, at }]);
    else same.push({ place, at });
  };
  add(folded.slice(0, 2), 0);
  // Of the many other names in English only the beginnings count: 'the use of' and its like stand in half of them.
  const isCommon = label.isPreferred || label.language === 'nl';
  for (const { index: at } of folded.matchAll(wordBeginning)) if (at === 0 || isCommon) add(folded.slice(at, at + 3), at);
}

const wordBeginning = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/** A label in small letters without accents, with single spaces. */
export function foldLabel(text: string): string {
  const folded = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  // Nearly all labels are plain, and letters are folded one by one.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them.
  return /^[\x00-\x7f]*$/.test(folded) ? folded : foldedText(folded);
}
