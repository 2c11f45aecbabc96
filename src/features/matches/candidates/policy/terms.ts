import { fnv1a } from '../../../../platform/fnv.ts';
import type { Reading } from '../../score/policy/reading.ts';
import { havingOf, type Statistics, type TermKind } from '../../score/policy/statistics.ts';

export type Side = 'job' | 'talent';

/** The terms by which a job or talent is found as a candidate. */
function postedTerms(reading: Reading): string[] {
  return [
    ...reading.skills.map(({ key }) => `s:${key}`),
    ...reading.title.map((stem) => `t:${stem}`),
    ...reading.words.map(([stem]) => `w:${stem}`),
    ...reading.titleGrams.map((gram) => `h:${gram}`),
  ];
}

/** The numbers of these terms, as they are stored, each once. */
export function postedNumbers(reading: Reading): number[] {
  return [...new Set(postedTerms(reading).map(termNumber))];
}

/** The number of a term. Two terms of one number may make a candidate of somebody who is none; scores compare the terms themselves. */
export const termNumber = fnv1a;

/** Documents have one number each: jobs from 0 on, talents below 0. */
export function documentNumber(side: Side, id: number): number {
  return side === 'job' ? id : ~id;
}

/** Numbers of terms with their weights, by which candidates are looked for. */
export type WantedTerms = { terms: number[]; weights: number[] };
export type Wanted = { skills: WantedTerms; words: WantedTerms };

const rarestWords = 16;
/** The most documents that one look-up may pass through, by the frequencies: terms that more have tell little of whom to look for. */
const mostPassed = 1_500;

/** The terms by which a reading looks for candidates: all of its skills and its title, and its rarest words and letters of the title. */
export function wantedTerms(reading: Reading, statistics: Statistics): Wanted {
  const weighed = (kind: TermKind, terms: string[]) => terms.map((term) => [`${kind}:${term}`, statistics.rarity(kind, term)] as const);
  const rarest = (kind: TermKind, terms: string[]) => inOrder(weighed(kind, terms)).slice(0, rarestWords);
  const keys = reading.skills.map(({ key }) => key);
  const words = reading.words.map(([stem]) => stem);
  return {
    skills: toWanted([...weighed('s', keys), ...weighed('t', reading.title)], statistics.jobs),
    words: toWanted([...rarest('w', words), ...rarest('h', reading.titleGrams)], statistics.jobs),
  };
}

type Weighed = readonly [term: string, weight: number];

const inOrder = (weighed: Weighed[]): Weighed[] => weighed.toSorted(([, one], [, other]) => other - one);

/** The rarest of these terms, as far as a look-up may go, and one in any case. */
function toWanted(weighed: Weighed[], jobs: number): WantedTerms {
  let passed = 0;
  const affordable = inOrder(weighed).filter(([, weight], place) => {
    passed += havingOf(jobs, weight);
    return place === 0 || passed <= mostPassed;
  });
  const byNumber = new Map(affordable.map(([term, weight]) => [termNumber(term), weight]));
  return { terms: [...byNumber.keys()], weights: [...byNumber.values()] };
}
