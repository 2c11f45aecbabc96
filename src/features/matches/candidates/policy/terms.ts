import type { Reading } from '../../score/policy/reading.ts';

export type Side = 'job' | 'talent';

/** The terms by which a job or talent is found as a candidate. */
export function postedTerms(reading: Reading): string[] {
  return [
    ...reading.skills.map(({ key }) => `s:${key}`),
    ...reading.title.map((stem) => `t:${stem}`),
    ...reading.words.map(([stem]) => `w:${stem}`),
    ...reading.titleGrams.map((gram) => `h:${gram}`),
  ];
}
