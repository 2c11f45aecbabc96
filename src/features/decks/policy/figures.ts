import { type Facts, referencesIn, referTo } from '../facts/policy/references.ts';

/** Facts to prefer where several are shown alike: those of the field before, then those of its slide. */
type Preferred = { ofField: readonly string[]; ofSlide: readonly string[] };

const spaces = /[\s\u00a0\u202f]+/gu;
const bare = /^-?[\d.,]+$/;
/** A figure stands on its own: it isn't a part of a longer number or of a word such as 'B2B'. */
const [startsAlone, endsAlone] = ['(?<![\\p{L}\\p{N}]|[\\p{N}][.,])', '(?![\\p{L}\\p{N}]|[.,]\\p{N}|\\s*%)'];

const unspaced = (text: string) => text.replaceAll(spaces, '');
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(spaces, '[\\s\\u00a0\\u202f]*');

/**
 * A typed text with a reference in place of each figure that the project states. A bare number such as '3' may mean anything: it is
 * taken for a figure of this field or slide only.
 */
export function bindFigures(text: string, facts: Facts, { ofField, ofSlide }: Preferred): string {
  const ids = new Map<string, string>();
  const patterns: string[] = [];
  for (const id of [...ofField, ...ofSlide, ...facts.keys()]) {
    const fact = facts.get(id);
    if (fact?.kind !== 'figure' || !/\p{N}/u.test(fact.shown) || ids.has(unspaced(fact.shown))) continue;
    const isNear = ofField.includes(id) || ofSlide.includes(id);
    if (bare.test(fact.shown) && !isNear) continue;
    ids.set(unspaced(fact.shown), id);
    patterns.push(bare.test(fact.shown) ? `(?<![€$]\\s*)${escaped(fact.shown)}` : escaped(fact.shown));
  }
  if (patterns.length === 0) return text;
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length).join('|');
  const figure = new RegExp(`${startsAlone}(?:${longestFirst})${endsAlone}`, 'gu');
  return text.replaceAll(figure, (found) => {
    const id = ids.get(unspaced(found));
    return id === undefined ? found : referTo(id);
  });
}

/** The ids of the figures to which a text refers, each once; `isFigure` also knows those that the project states no longer. */
export function figuresIn(text: string, isFigure: (id: string) => boolean): string[] {
  return [...new Set(referencesIn(text))].filter(isFigure);
}

const withoutReferences = (text: string) => text.replaceAll(/\{\{[^{}]*\}\}/g, '\u0000');
const words = /(?:[€$]\s*)?[\p{L}\p{N}.,:/-]+(?:\s*%)?/gu;
/** A word without the marks around it. Those at its end are matched from their first one on: a long row would be read once for each otherwise. */
const unmarked = (word: string) => word.replace(/^[.,:/-]+|(?<![.,:/-])[.,:/-]+$/g, '');
const tidy = (word: string) => unmarked(unspaced(word));

/** The figures of a text, apart from its references, as they were typed: '12%', '€ 60.000', '3x'. 'B2B' and 'CO2' are names. */
export function looseFiguresIn(text: string): string[] {
  const found = [...withoutReferences(text).matchAll(words)].map(([word]) => unmarked(word));
  return found.filter((word) => /\p{N}/u.test(word) && !/^\p{L}/u.test(word));
}

/** The figures in a text that its project states nowhere, not even in a text of its own. */
export function unknownFiguresIn(text: string, facts: Facts): string[] {
  const found = looseFiguresIn(text);
  if (found.length === 0) return [];
  const known = new Set([...facts.values()].flatMap(({ shown }) => [tidy(shown), ...looseFiguresIn(shown).map(tidy)]));
  return found.filter((figure) => !known.has(tidy(figure)));
}
