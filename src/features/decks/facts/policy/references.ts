import type { SectionId } from '../../../projects/own/view/sections.ts';

/**
 * One thing that the owner stated of a project, or that a named rule computes from such things. Its id tells the field:
 * `target_amount`, `metric:2:value`, `market:tam:amount`, `year:2027:result`, `milestone:{id}:date`, `text:problem:0` (a sentence).
 */
export type Fact = {
  id: string;
  /** The kind of fact in its owner's words, for the list of changes: 'Doelbedrag'. */
  label: string;
  /** As slides say it: '€ 50.000', '1 maart 2027', or the text itself. */
  shown: string;
  /** A text of the owner, which may hold figures of its own, or a figure. */
  kind: 'text' | 'figure';
  /** A number in the unit of the field (whole euros, percent, a year), for charts and comparisons; null for texts and dates. */
  number: number | null;
  /** The field of the form where it is stated: the id of its section and the name of the field; null for one that isn't in the form. */
  field: { section: SectionId; name: string } | null;
};

/** The facts of a project, by id, in the order of the form. */
export type Facts = ReadonlyMap<string, Fact>;

const reference = /\{\{([a-z0-9_:.-]+)\}\}/gi;

/** A reference to a fact, as it stands in the text of a slide. */
export function referTo(id: string): string {
  return `{{${id}}}`;
}

/** The ids of the facts to which a text refers, in order of appearance. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(reference)].map(([, id = '']) => id);
}

/** The text as its reader sees it; null if it refers to a fact that the project no longer states. */
export function fillIn(text: string, facts: Facts): string | null {
  let isWhole = true;
  const filled = text.replaceAll(reference, (_match, id: string) => {
    const fact = facts.get(id);
    if (fact === undefined) isWhole = false;
    return fact?.shown ?? '';
  });
  return isWhole ? filled : null;
}
