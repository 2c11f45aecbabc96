import { rarityOf, type Statistics, type TermKind } from './reading.ts';

/** The result of a count among the jobs. */
export type CountedTerms = {
  version: number;
  jobs: number;
  /** The mean length of a text of talents, in stems. */
  length: number;
  /** Texts of lines, each of a term, a tab, and the number of jobs with it. Terms of one job alone are left out. */
  lines: string[];
};

const kinds: readonly TermKind[] = ['s', 'p', 'w', 't', 'g', 'h'];

/** Percentages were calibrated with so many jobs. Among fewer, where frequencies say less about how rare something is, they are those of so many. */
const fewestJobs = 6_000;

/** Arranges what was counted for scores. A term begins with its kind, as in 's:c12'. */
export function statisticsOf({ jobs: counted, length, lines }: CountedTerms): Statistics {
  const jobs = Math.max(counted, fewestJobs);
  const byKind = new Map<string, Map<string, number>>(kinds.map((kind) => [kind, new Map()]));
  for (const line of lines.flatMap((some) => some.split('\n'))) {
    const [term = '', having = ''] = line.split('\t');
    byKind.get(term.slice(0, 1))?.set(term.slice(2), rarityOf(jobs, Number(having)));
  }
  const rarest = rarityOf(jobs, 1);
  return { jobs, length, rarity: (kind, term) => byKind.get(kind)?.get(term) ?? rarest };
}
